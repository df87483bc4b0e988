import { extraFields } from '#definition/extra-fields.ts'
import type { Field } from '#definition/generated/flow.ts'
import type { Extra } from '#definition/generated/wire-entities.ts'
import type { Library } from '#definition/library.ts'
import { memoizeFor } from '#definition/lint/context/cache.ts'
import type { Request } from '#definition/wire.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkOptions } from '#engine/field/link-options.ts'
import type { FieldFacts } from '#engine/field/types.ts'
import { inEnglish, libraryInWords } from '../languages/reader.ts'

/** Answers that are only stored, as a call takes them. */
export type ExtrasRequest = Request<'payments.create'>['extras']

type Definitions = Pick<Library, 'flows' | 'options'>

const listsOf = memoizeFor(linkOptions)

const fieldOf = ({ flows }: Definitions, flow: string, id: string): Field | undefined => {
  const definition = flows[flow]
  return definition && extraFields(definition).find(({ field }) => field.id === id)?.field
}

const factsOf = ({ options }: Definitions, field: Field): FieldFacts => ({
  field,
  options: (typeof field.options === 'string' && listsOf(options).get(field.options)) || [],
  read: () => undefined,
})

const print = (definitions: Definitions, field: Field, value: Extra['value']): string =>
  kinds.get(field.type)?.print(value, factsOf(definitions, field)) ?? String(value)

const isText = (value: unknown): value is string => typeof value === 'string'

const isValue = (value: unknown): value is Extra['value'] =>
  isText(value) || typeof value === 'boolean' || (Array.isArray(value) && value.every(isText))

/** What is stored of answers that were validated: each with the question in English, as it is asked today. */
export const readExtras = (definitions: Definitions, sent: ExtrasRequest): Extra[] =>
  inEnglish(() =>
    Object.entries(sent?.answers ?? {}).flatMap(([id, raw]): Extra[] => {
      const field = fieldOf(definitions, sent!.flow, id)
      if (!field) return []
      const value: unknown = kinds.get(field.type)?.read(raw, factsOf(definitions, field))
      if (!isValue(value)) return []
      const { flow, version } = sent!
      return [{ id, label: field.label, value, shown: print(definitions, field, value), flow, version }]
    }),
  )

/** One answer in the words of the present reader, where the question stands today as it was asked. */
const translateExtra = (stored: Extra): Extra => {
  const words = libraryInWords()
  const field = words && fieldOf(words.english, stored.flow, stored.id)
  const translated = words && fieldOf(words.library, stored.flow, stored.id)
  if (!field || !translated || field.label !== stored.label) return stored
  const isSame = words.english.flows[stored.flow]?.version === stored.version
  return {
    ...stored,
    label: translated.label,
    shown: isSame ? print(words.library, translated, stored.value) : stored.shown,
  }
}

/** Stored answers as they are read, under their name; nothing where there are none. */
export const extrasIn = ({ extras }: { extras: readonly Extra[] }): { extras?: Extra[] } =>
  extras.length === 0 ? {} : { extras: extras.map(translateExtra) }

/** Stored answers once a flow has asked again: what it asks takes the place of what it asked before, the rest stays. */
export const replaceExtras = (
  definitions: Definitions,
  stored: readonly Extra[],
  sent: ExtrasRequest,
): Extra[] => {
  if (!sent) return [...stored]
  const isReplaced = ({ id }: Extra) => fieldOf(definitions, sent.flow, id) !== undefined
  return [...stored.filter((one) => !isReplaced(one)), ...readExtras(definitions, sent)]
}
