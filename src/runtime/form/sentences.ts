type Words = Readonly<Record<string, unknown>>
type Sentence = string | ((limit: number) => string)

const CHOOSE = 'Choose one of the answers offered.'
const FORM = 'Check this answer: it does not have the form that is expected.'

const things = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** What a person reads for each keyword of JSON Schema; a limit is the one the schema says. */
const sentences: Readonly<Record<string, Sentence>> = {
  required: 'Enter an answer.',
  dependentRequired: 'Enter an answer.',
  minItems: (limit) => `Add at least ${limit}.`,
  maxItems: (limit) => `Keep at most ${limit}.`,
  contains: 'Add what is still missing here.',
  minContains: 'Add what is still missing here.',
  maxContains: 'Remove what stands here too often.',
  uniqueItems: 'Each entry may stand here once.',
  items: 'Remove what is too much here.',
  minProperties: (limit) => `Fill in at least ${things(limit, 'field')}.`,
  maxProperties: (limit) => `Fill in at most ${things(limit, 'field')}.`,
  additionalProperties: 'This may not be filled in here.',
  minLength: (limit) => `Enter at least ${things(limit, 'character')}.`,
  maxLength: (limit) => `Enter at most ${things(limit, 'character')}.`,
  minimum: (limit) => `Enter ${limit} or more.`,
  maximum: (limit) => `Enter ${limit} or less.`,
  exclusiveMinimum: (limit) => `Enter more than ${limit}.`,
  exclusiveMaximum: (limit) => `Enter less than ${limit}.`,
  multipleOf: (limit) => `Enter a multiple of ${limit}.`,
  enum: CHOOSE,
  const: CHOOSE,
  oneOf: CHOOSE,
  anyOf: CHOOSE,
}

/** What a person reads when a nested value does not fit its schema: the keyword it breaks, and the schema that says it. */
export function sentenceFor(keyword: string, schema: Words): string {
  const sentence = Object.hasOwn(sentences, keyword) ? sentences[keyword]! : FORM
  if (typeof sentence === 'string') return sentence
  const limit = schema[keyword]
  return typeof limit === 'number' ? sentence(limit) : FORM
}
