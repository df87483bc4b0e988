import { resolvePath } from '../../facts/fact-type.ts'
import type { Finding } from '../../finding.ts'
import type { Details } from '../../generated/details.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { error } from '../context/findings.ts'
import { detailsRecord } from '../context/roots.ts'

type Item = NonNullable<Details['hero']>[number]

/** Checks that a choice has an option list and prints a single value. */
function lintItem(file: string, path: string, item: Item, details: Details, context: LintContext): Finding[] {
  const { type, options } = item
  if (type !== 'choice' && type !== 'choices') return []
  if (options === undefined)
    return [error(file, path, "Say under 'options' which list the words of the values come from.")]
  const { types } = resolvePath(detailsRecord(context, details), item.path.split('.'), context.findSchema)
  if (types.length !== 1) return []
  const isList = types[0] === 'array'
  return isList === (type === 'choices') || !(isList || types[0] === 'string')
    ? []
    : [
        error(
          file,
          `${path}/type`,
          `'${item.path}' of the record is ${isList ? 'a list' : 'one value'}, and '${type}' prints ${isList ? 'one value' : 'a list'}. Write '${isList ? 'choices' : 'choice'}'.`,
        ),
      ]
}

/** Checks that an action with the id 'delete' makes a call that deletes. */
function lintDeletes(file: string, { actions = [] }: Details, { library }: LintContext): Finding[] {
  return actions.flatMap((action, at) => {
    if (!('call' in action) || action.id !== 'delete') return []
    const [noun, verb] = action.call.split('.')
    const own = `${noun}.delete`
    if (verb === 'delete' || library.calls[own] === undefined || library.calls[action.call] === undefined)
      return []
    const sentence = `'${action.label}' would call '${action.call}', and nothing would be deleted. Name '${own}'.`
    return [
      { ...error(file, `/actions/${at}/call`, sentence), nearest: own, about: { kind: 'source' as const } },
    ]
  })
}

/** Checks that the lines of details have the type of their value and that actions do what their ids say. */
export const lintDetailTypes: Lint = inEach('details', (context, details) => {
  const file = `details/${details.id}.details.json`
  const items = [
    ...(details.hero ?? []).map((item, at) => [`/hero/${at}`, item] as const),
    ...details.sections.flatMap(({ items: own }, of) =>
      own.map((item, at) => [`/sections/${of}/items/${at}`, item] as const),
    ),
  ]
  return [
    ...items.flatMap(([path, item]) => lintItem(file, path, item, details, context)),
    ...lintDeletes(file, details, context),
  ]
})
