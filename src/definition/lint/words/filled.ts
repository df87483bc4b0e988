import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import type { Lint } from '../context/context.ts'
import { error, unknownName, withoutFix } from '../context/findings.ts'
import { placeholders } from './templates.ts'

const NOTIFICATIONS = 'notification-types'

/** Returns the placeholders of a text; `{{name}}` counts as `{name}`. */
const namesIn = (text: string): readonly string[] => [
  ...new Set(placeholders(text.replaceAll('{{', '{').replaceAll('}}', '}')).flat()),
]

function lintText(
  file: string,
  path: string,
  text: string,
  existing: readonly string[] | undefined,
): Finding[] {
  return namesIn(text).flatMap((name) =>
    existing === undefined
      ? [
          error(
            file,
            path,
            `Nothing is filled in here: people would read {${name}} as it stands. Say it without braces.`,
          ),
        ]
      : unknownName(file, path, 'name to print here', name, existing).map(withoutFix),
  )
}

/** Checks that texts of the server print only names it fills in; any other stays in braces. */
export const lintFilled: Lint = ({ library, filled }) => [
  ...Object.entries(library.faults).flatMap(([fault, { says }]) =>
    lintText('faults.json', below('/faults', fault, 'says'), says, filled.faults[fault]),
  ),
  ...Object.values(library.options).flatMap(({ id, options }) =>
    options.flatMap(({ value, hint = '' }, at) =>
      lintText(
        `options/${id}.options.json`,
        `/options/${at}/hint`,
        hint,
        id === NOTIFICATIONS ? filled.notifications[value.split(':')[0]!] : undefined,
      ),
    ),
  ),
]
