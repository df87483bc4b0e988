import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { setAt } from './set-at.ts'
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

it('changes one place and leaves the parts beside it alone', () => {
  const before = { a: { b: 1 }, c: { d: 2 } }
  const after = setAt(before, ['a', 'b'], 3) as typeof before
  expect(after).toEqual({ a: { b: 3 }, c: { d: 2 } })
  expect(after.c).toBe(before.c)
  expect(setAt({ list: ['x'] }, ['list', 1], 'y')).toEqual({ list: ['x', 'y'] })
  expect(setAt({ a: 1, b: 2 }, ['b'], undefined)).toEqual({ a: 1 })
})
