import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { readSchemas } from '../../definitions/schemas.ts'
import { createSchemas } from './schemas.ts'

const schemas = createSchemas(new Map())
const page = (most: number) => ({ type: 'object', properties: { page: { type: 'integer', maximum: most } } })

it('compiles once what many calls ask for in the same words, and keeps apart what differs', () => {
  expect(schemas.strict(page(7))).toBe(schemas.strict(page(7)))
  expect(schemas.strict(page(7))({ page: 8 })).toBe(false)
  expect(schemas.strict(page(8))({ page: 8 })).toBe(true)
})

it('takes a number as text in a query only', () => {
  expect(schemas.coercing(page(7))({ page: '7' })).toBe(true)
  expect(schemas.strict(page(7))({ page: '7' })).toBe(false)
})

it('tells of each value what is wrong with that one', () => {
  const fits = schemas.strict(page(7))
  expect([fits({ page: 8 }), fits.errors?.[0]?.instancePath]).toEqual([false, '/page'])
  expect([fits({ page: 1 }), fits.errors]).toEqual([true, null])
})

it.each([
  ['date', '2024-02-29', true],
  ['date', '2023-02-29', false],
  ['date', '0000-01-01', false],
  ['date', '9999-12-31', false],
  ['date-time', '2024-02-29T23:59:59.999+05:45', true],
  ['date-time', '2016-12-31T23:59:60Z', false],
  ['date-time', '2024-02-29T23:59:59+05', false],
  ['date-time', '0000-01-01T00:00:00Z', false],
  ['date-time', '9999-12-31T23:59:59.999Z', false],
])('takes as %s what a clock and the database can read: %s is %s (TRU-804)', (format, text, isFine) => {
  expect(schemas.coercing({ type: 'string', format })(text)).toBe(isFine)
})

it('reads only what a body says itself, and nothing that every object inherits', () => {
  const names = ['toString', 'constructor', '__proto__']
  for (const name of names) expect(schemas.strict({ required: [name] })({}), name).toBe(false)
  expect(
    schemas.strict({ required: names })(JSON.parse('{"toString":1,"constructor":1,"__proto__":1}')),
  ).toBe(true)
  expect(schemas.strict({ properties: { toString: { type: 'number' } } })({})).toBe(true)
  expect(schemas.strict({ dependentRequired: { toString: ['a'] } })({})).toBe(true)
  expect(schemas.strict({ dependentRequired: { a: ['constructor'] } })({ a: 1 })).toBe(false)
})

it('comes with schemas that obey JSON Schema, which no start looks at again', () => {
  const validate = new Ajv2020({ strict: false, allErrors: true })
  const isSchema = (schema: object) => validate.validateSchema(schema) === true
  expect(isSchema({ type: 'txt' })).toBe(false)
  const table = readSchemas()
  expect(table.size).toBeGreaterThan(100)
  expect([...table].filter(([, schema]) => !isSchema(schema)).map(([name]) => name)).toEqual([])
})
