import type { Field, OptionsFrom } from '#definition/generated/flow.ts'
import { usablePattern } from '#definition/pattern/usable-pattern.ts'
import type { Linking } from './linking.ts'
import type { LinkedField, LinkedValue, OptionSource } from './linked-flow.ts'

/** Links all names in a field; undefined if its type is unknown. */
export function linkField(
  definition: Field,
  step: string,
  path: string,
  linking: Linking,
  values: ReadonlyMap<string, LinkedValue>,
): LinkedField | undefined {
  const { library } = linking
  const { accepts, derivedFrom, showWhen, requireWhen, lockWhen, tells, value } = definition
  linking.need('field type', definition.type, library.kinds.keys(), `${path}/type`)
  linking.need('value', derivedFrom, values.keys(), `${path}/derivedFrom`)
  linking.need('list of options', accepts, library.options.keys(), `${path}/accepts`)
  if (typeof value?.['pattern'] === 'string' && !usablePattern(value['pattern'])) {
    linking.say(`${path}/value/pattern`, 'This pattern cannot be read, or can run away. Write a simpler one.')
  }
  const linked = {
    definition,
    step,
    showWhen: linking.rule(showWhen, `${path}/showWhen`),
    requireWhen: linking.rule(requireWhen, `${path}/requireWhen`),
    lockWhen: linking.rule(lockWhen, `${path}/lockWhen`),
    tells: (tells ?? []).flatMap(({ when, says }, at) => {
      const rule = linking.rule(when, `${path}/tells/${at}/when`)
      return rule ? [{ rule, says }] : []
    }),
    derived: derivedFrom === undefined ? undefined : values.get(derivedFrom),
    options: linkOptions(definition.options, `${path}/options`, linking),
    closed: definition.closed,
    accepts: accepts === undefined ? undefined : library.options.get(accepts),
  }
  const kind = library.kinds.get(definition.type)
  return kind && { ...linked, kind }
}

function linkOptions(
  options: string | OptionsFrom | undefined,
  path: string,
  linking: Linking,
): OptionSource | undefined {
  if (options === undefined) return undefined
  const lists = linking.library.options
  if (typeof options === 'string') {
    linking.need('list of options', options, lists.keys(), path)
    const listed = (lists.get(options) ?? []).map(({ showWhen, ...option }) => {
      return { option, showWhen: linking.rule(showWhen, `${path}/${option.value}/showWhen`) }
    })
    return { from: 'list', options: listed }
  }
  linking.need('list of options', options.labels, lists.keys(), `${path}/labels`)
  const namesIn = (list = '') => new Map((lists.get(list) ?? []).map((option) => [option.value, option]))
  const also = (options.also ?? []).map((part, at) => {
    if (typeof part === 'string') return { path: part, names: namesIn() }
    linking.need('list of options', part.options, lists.keys(), `${path}/also/${at}/options`)
    return { path: part.path, names: namesIn(part.options) }
  })
  return { from: 'fact', source: options, labels: namesIn(options.labels), also }
}
