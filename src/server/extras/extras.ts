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

/** Answers to extra questions, which are only stored. */
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

/** Returns the answers to store, each with its question in English. */
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

/** Translates an answer for the reader, if its question is unchanged. */
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

/** Returns stored answers as `extras`; empty without any. */
export const extrasIn = ({ extras }: { extras: readonly Extra[] }): { extras?: Extra[] } =>
  extras.length === 0 ? {} : { extras: extras.map(translateExtra) }

/** Replaces the answers to the questions of a flow and leaves the others. */
export const replaceExtras = (
  definitions: Definitions,
  stored: readonly Extra[],
  sent: ExtrasRequest,
): Extra[] => {
  if (!sent) return [...stored]
  const isReplaced = ({ id }: Extra) => fieldOf(definitions, sent.flow, id) !== undefined
  return [...stored.filter((one) => !isReplaced(one)), ...readExtras(definitions, sent)]
}
