import { shortcutKeys } from '#values/shortcut-keys.ts'
import type { SchemaNode } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Details, DetailsCallAction } from '../../generated/details.ts'
import { lintSent } from '../calls/bodies.ts'
import { below } from '../context/nested-nodes.ts'
import type { LintContext } from '../context/context.ts'
import { derived, error, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'
import { lintTwins } from '../machines/move-labels.ts'
import { unknownPath } from '../context/record-path.ts'
import { detailsRecord } from '../context/roots.ts'
import { placeholders } from '../words/templates.ts'

function lintCall(
  file: string,
  path: string,
  action: DetailsCallAction,
  record: SchemaNode,
  context: LintContext,
): Finding[] {
  const { call, with: parameters = {}, body = {}, confirm } = action
  const home = { file, called: 'The record', schema: record, context }
  const places: (readonly [string, string])[] = [
    ...Object.entries(parameters).map(([name, from]) => [below(`${path}/with`, name), from] as const),
    ...Object.entries(body).flatMap(([name, from]) =>
      typeof from === 'string' ? [[below(`${path}/body`, name), from] as const] : [],
    ),
    ...(['title', 'says'] as const).flatMap((word) =>
      placeholders(confirm?.[word] ?? '').flatMap((names) =>
        names.map((name) => [`${path}/confirm/${word}`, name] as const),
      ),
    ),
  ]
  return [
    ...unknownName(file, `${path}/call`, 'call', call, namesOf(context, 'calls')),
    ...lintSent(file, { path, call, body: { ...parameters, ...body }, isBody: true }, context),
    ...places.flatMap(([at, name]) => unknownPath(home, at, name)),
  ]
}

const portalKeys: readonly string[] = Object.values(shortcutKeys)

/** A letter presses one button, and is none that the portal needs itself. */
const lintKey = (file: string, path: string, key: string, first: string | undefined): Finding[] => {
  if (portalKeys.includes(key))
    return [error(file, path, `The portal needs '${key}' itself: choose another letter.`)]
  return first === undefined
    ? []
    : [error(file, path, `'${key}' already presses '${first}'. Choose another letter.`)]
}

/** Checks the actions of details: pages, calls and moves exist, and ids are unique. */
export function lintActions(file: string, details: Details, context: LintContext): Finding[] {
  const { actions = [], machine } = details
  const pages = namesOf(context, 'pages')
  const record = detailsRecord(context, details)
  const own = machine === undefined ? undefined : context.library.machines[machine]
  // A move that has a call but no permission or label has its own finding at the machine.
  const moves = own?.moves.filter(
    ({ by, label, call }) => call !== undefined || (by !== undefined && label !== undefined),
  )
  // If none of several moves exists, the machine belongs to another record.
  const named = actions.flatMap((action) => ('move' in action ? action.move : []))
  const isOther = named.length > 1 && named.every((move) => moves?.every(({ id }) => id !== move))
  const ids = actions.map((action) => ('move' in action ? action.move : action.id))
  const keyed = actions.flatMap((action) => ('page' in action && action.key !== undefined ? [action] : []))
  return actions.flatMap((action, at) => {
    const path = `/actions/${at}`
    return [
      ...('move' in action ? lintTwins(file, path, action.move, named, own === undefined ? [] : [own]) : []),
      ...(ids.indexOf(ids[at]!) === at
        ? []
        : [error(file, path, `Two actions are called '${ids[at]}'. Give one of them another name.`)]),
      ...('page' in action ? unknownName(file, `${path}/page`, 'page', action.page, pages) : []),
      ...('page' in action && action.key !== undefined
        ? lintKey(
            file,
            `${path}/key`,
            action.key,
            keyed.find(
              (one) => one.key === action.key && one !== action && keyed.indexOf(one) < keyed.indexOf(action),
            )?.id,
          )
        : []),
      ...('call' in action ? lintCall(file, path, action, record, context) : []),
      ...('then' in action ? unknownName(file, `${path}/then`, 'page', action.then, pages) : []),
      ...('move' in action && machine === undefined
        ? [
            error(
              file,
              `${path}/move`,
              "The details name no machine whose move this could be: say it under 'machine'.",
            ),
          ]
        : []),
      ...('move' in action && moves !== undefined
        ? unknownName(
            file,
            `${path}/move`,
            'move of a person',
            action.move,
            moves.map(({ id }) => id),
          ).map((finding) => (isOther ? derived(file, finding.path, finding.sentence) : finding))
        : []),
    ]
  })
}
