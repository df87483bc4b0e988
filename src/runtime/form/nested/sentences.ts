import { sayForms } from '#values/generated/say-forms.ts'

type Words = Readonly<Record<string, unknown>>

const choose = () => sayForms('chooseOffered')

/** Sentences for the keywords of JSON Schema that have no limit to print. */
const sentences: Readonly<Record<string, () => string>> = {
  required: () => sayForms('enterAnswer'),
  dependentRequired: () => sayForms('enterAnswer'),
  contains: () => sayForms('addMissing'),
  minContains: () => sayForms('addMissing'),
  maxContains: () => sayForms('removeRepeated'),
  uniqueItems: () => sayForms('onceOnly'),
  items: () => sayForms('removeExcess'),
  additionalProperties: () => sayForms('mayNotFill'),
  enum: choose,
  const: choose,
  oneOf: choose,
  anyOf: choose,
}

/** Sentences for keywords with a limit, which is printed. */
const limits: Readonly<Record<string, (limit: number) => string>> = {
  minItems: (count) => sayForms('addAtLeast', { count }),
  maxItems: (count) => sayForms('keepAtMost', { count }),
  minProperties: (count) => sayForms('fillAtLeast', { count }),
  maxProperties: (count) => sayForms('fillAtMost', { count }),
  minLength: (count) => sayForms('enterAtLeast', { count }),
  maxLength: (count) => sayForms('enterAtMost', { count }),
  minimum: (bound) => sayForms('least', { bound }),
  maximum: (bound) => sayForms('most', { bound }),
  exclusiveMinimum: (bound) => sayForms('above', { bound }),
  exclusiveMaximum: (bound) => sayForms('below', { bound }),
  multipleOf: (bound) => sayForms('multipleOf', { bound }),
}

/** Returns the sentence for a nested value that breaks a keyword of its schema. */
export function sentenceFor(keyword: string, schema: Words): string {
  if (Object.hasOwn(sentences, keyword)) return sentences[keyword]!()
  const limit = schema[keyword]
  if (Object.hasOwn(limits, keyword) && typeof limit === 'number') return limits[keyword]!(limit)
  return sayForms('checkForm')
}
