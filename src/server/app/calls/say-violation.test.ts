import { expect, it } from 'vitest'
import { readSchemas } from '../../definitions/schemas.ts'
import { createSchemas } from './schemas.ts'
import { sayViolation, type Violation } from './say-violation.ts'

const written = readSchemas()
const schemas = createSchemas(written)

const readMessages = (schema: object, value: unknown): readonly string[] => {
  const validate = schemas.strict(schema)
  validate(value)
  return (validate.errors ?? []).map((one) => sayViolation(one as Violation))
}
const clabe = { $ref: 'https://portolan.invalid/values/clabe.schema.json' }

it('says in words what a text must look like, and never only by its pattern', () => {
  expect(readMessages({ properties: { account: clabe } }, { account: '12' })).toEqual([
    'is not written as it must be. Wanted: CLABE: A Mexican account number of 18 digits. City and check digit are judged by the check.',
  ])
  expect(readMessages({ type: 'string', pattern: '\\S' }, '  ')).toEqual(['must hold more than spaces'])
  expect(readMessages({ type: 'string', maxLength: 1 }, 'ab')).toEqual([
    'must NOT have more than 1 characters',
  ])
})

/** Returns every part of a schema that has a pattern, with its path. */
function patterned(node: unknown, at: string): readonly (readonly [string, Record<string, unknown>])[] {
  if (typeof node !== 'object' || node === null) return []
  const own = node as Record<string, unknown>
  const inside = Object.entries(own).flatMap(([name, part]) => patterned(part, `${at}/${name}`))
  return typeof own['pattern'] === 'string' ? [[at, own], ...inside] : inside
}

it('finds words for every pattern of every schema', () => {
  const wordless = [...written]
    .filter(([name]) => /^(entities|values)\//.test(name))
    .flatMap(([name, schema]) => patterned(schema, name))
    .filter(([, { pattern, description }]) => pattern !== '\\S' && description === undefined)
  expect(wordless.map(([at]) => at)).toEqual([])
})
