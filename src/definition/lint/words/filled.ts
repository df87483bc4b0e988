import type { Finding } from '../../finding.ts'
import { below } from '../context/nested-nodes.ts'
import { nearestName } from '../../spelling/nearest-name.ts'
import { together } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { derived, error, unknownName, withoutFix } from '../context/findings.ts'
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
          derived(
            file,
            path,
            `Nothing is filled in here: people would read {${name}} as it stands. Say it without braces.`,
          ),
        ]
      : unknownName(file, path, 'name to print here', name, existing).map(withoutFix),
  )
}

const baseOf = (value: string): string => value.split(':')[0]!

/** An event that the program tells of, or that a mail tells of, has a title and a sentence among the notifications. */
function lintEvents({ library, filled }: LintContext): Finding[] {
  const list = library.options[NOTIFICATIONS]?.options
  if (list === undefined) return []
  const events = Object.keys(filled.notifications)
  const values = list.map(({ value }) => baseOf(value))
  const absent = events.filter((event) => !values.includes(event))
  const strange = values.filter((value) => !events.includes(value))
  return absent.map((event): Finding => {
    const written = nearestName(event, strange)
    const at = values.findIndex((value) => value === written)
    const sentence = `The program tells of '${event}', and no notification is called that: people would read a title without words. Write an option of this value.`
    const path = written === undefined ? '/options' : `/options/${at}/value`
    const finding = { ...error(`options/${NOTIFICATIONS}.options.json`, path, sentence) }
    return written === undefined ? finding : { ...finding, nearest: list[at]!.value.replace(written, event) }
  })
}

/** Paths of the columns beside the flags of a list, which the hint of a flag prints; undefined: no flags. */
function namesBesideFlags({ tables }: LintContext['library'], id: string): readonly string[] | undefined {
  const using = Object.values(tables).filter(({ columns }) =>
    columns.some(({ type, options }) => type === 'flags' && options === id),
  )
  if (using.length === 0) return undefined
  return using.flatMap(({ columns }) => columns.map((column) => column.path ?? column.id))
}

/** Checks that texts of the server print only names it fills in; any other stays in braces. */
const lintTexts: Lint = ({ library, filled }) => [
  ...Object.entries(library.faults).flatMap(([fault, { says }]) =>
    lintText('faults.json', below('/faults', fault, 'says'), says, filled.faults[fault]),
  ),
  ...Object.values(library.options).flatMap(({ id, options }) =>
    options.flatMap(({ value, hint = '' }, at) =>
      hint.includes('{')
        ? lintText(
            `options/${id}.options.json`,
            `/options/${at}/hint`,
            hint,
            id === NOTIFICATIONS ? filled.notifications[baseOf(value)] : namesBesideFlags(library, id),
          )
        : [],
    ),
  ),
]

/** Finds texts that print unknown names, and events without words. */
export const lintFilled: Lint = together(lintTexts, lintEvents)
