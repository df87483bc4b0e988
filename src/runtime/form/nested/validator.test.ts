import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { sentenceFor } from './sentences.ts'
import { validator } from './validator.ts'

const address: RJSFSchema = {
  type: 'object',
  required: ['street', 'country'],
  properties: {
    street: { type: 'string', minLength: 3 },
    country: { enum: ['DE', 'MX'] },
    lines: { type: 'array', maxItems: 1 },
  },
  if: { properties: { country: { const: 'MX' } }, required: ['country'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { properties: { colonia: { type: 'string' } }, required: ['colonia'] },
}

function messages(data: unknown): string[] {
  return validator
    .validateFormData(data, address)
    .errors.map(({ property, message }) => `${property} ${message}`)
}

it('names what is missing and what does not fit, in sentences', () => {
  expect(messages({})).toEqual(
    ['.street Enter an answer.', '.country Enter an answer.'].map((text) => text.replace(/^\./, '')),
  )
  expect(messages({ street: 'x', country: 'FR' })).toEqual([
    '.street Enter at least 3 characters.',
    '.country Choose one of the answers offered.',
  ])
  expect(messages({ street: 'Main', country: 'DE' })).toEqual([])
})

it('puts errors where rjsf looks for them', () => {
  const { errorSchema } = validator.validateFormData({ country: 'DE', street: 'x' }, address)
  // oxlint-disable-next-line no-underscore-dangle -- rjsf's name
  expect(errorSchema['street']?.__errors).toEqual(['Enter at least 3 characters.'])
})

it('follows conditions', () => {
  expect(messages({ street: 'Main', country: 'MX' })).toEqual(['colonia Enter an answer.'])
  const utils = createSchemaUtils(validator, address)
  expect(Object.keys(utils.retrieveSchema(address, { country: 'MX' }).properties ?? {})).toContain('colonia')
  expect(Object.keys(utils.retrieveSchema(address, { country: 'DE' }).properties ?? {})).not.toContain(
    'colonia',
  )
})

it('resolves names of the root inside a part', () => {
  const root: RJSFSchema = { $defs: { code: { type: 'string', pattern: '^[A-Z]{2}$' } } }
  const part: RJSFSchema = { type: 'object', properties: { code: { $ref: '#/$defs/code' } } }
  expect(validator.isValid(part, { code: 'DE' }, root)).toBe(true)
  expect(validator.isValid(part, { code: 'de' }, root)).toBe(false)
})

it("says no to rjsf's probe", () => {
  expect(validator.isValid({ $id: '_$junk_option_schema_id$_' }, 'x', {})).toBe(false)
})

it('compiles no code, as the content security policy asks', () => {
  const real = globalThis.Function
  globalThis.Function = (() => {
    throw new EvalError('blocked')
  }) as unknown as typeof Function
  try {
    expect(validator.isValid({ type: 'object', properties: { a: { minLength: 2 } } }, { a: 'x' }, {})).toBe(
      false,
    )
  } finally {
    globalThis.Function = real
  }
})

const list = { type: 'array', items: { type: 'string' } } satisfies RJSFSchema
const text = { type: 'string' } satisfies RJSFSchema
const number = { type: 'number' } satisfies RJSFSchema

// Every sentence, with the validator that finds what it is about.
const broken: [RJSFSchema, unknown, string][] = [
  [{ type: 'object', required: ['a'] }, {}, 'Enter an answer.'],
  [{ type: 'object', dependentRequired: { a: ['b'] } }, { a: 1 }, 'Enter an answer.'],
  [{ ...list, minItems: 2 }, ['a'], 'Add at least 2.'],
  [{ ...list, maxItems: 2 }, ['a', 'b', 'c'], 'Keep at most 2.'],
  [{ ...list, maxItems: 0 }, ['a'], 'Keep at most 0.'],
  [{ ...list, contains: { const: 'x' } }, ['a'], 'Complete the missing parts.'],
  [{ ...list, contains: { const: 'x' }, minContains: 2 }, ['x'], 'Complete the missing parts.'],
  [{ ...list, contains: { const: 'x' }, maxContains: 1 }, ['x', 'x'], 'Remove the repeated entries.'],
  [{ ...list, uniqueItems: true }, ['a', 'a'], 'Each entry may stand here once.'],
  [{ type: 'array', items: false }, ['a'], 'Remove the extra entries.'],
  [{ type: 'array', unevaluatedItems: false }, ['a'], 'Remove the extra entries.'],
  [{ type: 'object', minProperties: 1 }, {}, 'Fill in at least 1 field.'],
  [{ type: 'object', minProperties: 2 }, {}, 'Fill in at least 2 fields.'],
  [{ type: 'object', maxProperties: 1 }, { a: 1, b: 2 }, 'Fill in at most 1 field.'],
  [{ type: 'object', additionalProperties: false }, { a: 1 }, 'This may not be filled in here.'],
  [{ type: 'object', unevaluatedProperties: false }, { a: 1 }, 'This may not be filled in here.'],
  [{ type: 'object', properties: { a: false } }, { a: 1 }, 'This may not be filled in here.'],
  [{ ...text, minLength: 1 }, '', 'Enter at least 1 character.'],
  [{ ...text, minLength: 3 }, 'x', 'Enter at least 3 characters.'],
  [{ ...text, maxLength: 2 }, 'xyz', 'Enter at most 2 characters.'],
  [{ ...number, minimum: 2 }, 1, 'Enter 2 or more.'],
  [{ ...number, maximum: -2 }, 1, 'Enter -2 or less.'],
  [{ ...number, exclusiveMinimum: 2 }, 2, 'Enter more than 2.'],
  [{ ...number, exclusiveMaximum: 2.5 }, 2.5, 'Enter less than 2.5.'],
  [{ ...number, multipleOf: 5 }, 7, 'Enter a multiple of 5.'],
  [{ enum: ['a'] }, 'b', 'Choose one of the answers offered.'],
  [{ const: 'a' }, 'b', 'Choose one of the answers offered.'],
  [{ oneOf: [text, { type: 'boolean' }] }, 1, 'Choose one of the answers offered.'],
  [{ oneOf: [number, { minimum: 1 }] }, 2, 'Choose one of the answers offered.'],
  [{ anyOf: [text] }, 1, 'Choose one of the answers offered.'],
  [text, 1, 'Check this answer: it does not have the form that is expected.'],
  [{ ...text, pattern: '^a' }, 'b', 'Check this answer: it does not have the form that is expected.'],
  [{ ...text, format: 'date' }, 'b', 'Check this answer: it does not have the form that is expected.'],
  [{ not: text }, 'b', 'Check this answer: it does not have the form that is expected.'],
]

it.each(broken)('says of what breaks %j: %j, %s', (schema, value, sentence) => {
  const { errors } = validator.validateFormData({ value }, { type: 'object', properties: { value: schema } })
  expect(errors.map(({ message }) => message)).toEqual([sentence])
})

it('has no sentence without a number where a limit belongs', () => {
  for (const keyword of [
    'minItems',
    'maxItems',
    'minLength',
    'maxLength',
    'minimum',
    'maximum',
    'multipleOf',
  ])
    expect(sentenceFor(keyword, {})).toBe('Check this answer: it does not have the form that is expected.')
})
