import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { lighten, nameOf } from './light-schema.ts'
import { findValidationErrors } from './validation-errors.ts'
import type { Schema } from './types.ts'

const folder = new URL('../../../schemas/', import.meta.url)
const written = ['entities/', 'values/'].flatMap((kind) =>
  readdirSync(new URL(kind, folder)).map(
    (file) => JSON.parse(readFileSync(new URL(kind + file, folder), 'utf8')) as { $id: string },
  ),
)
const existing: Readonly<Record<string, Schema>> = Object.assign({}, ...written.map(lighten))
const find = (ref: string) => existing[ref]
const ajv = new Ajv2020({ strict: false, schemas: written })
addFormats.default(ajv)

const says = (schema: Schema, value: unknown) => findValidationErrors(schema, value, find)

const day = '2026-03-04'
const texts =
  ' |x|USD|MX|MX:USD|usd|payments|12.50|-1|1e5|0012|021000021|a1|1.2.3|123456|12:30|10.0.0.1|DEUTDEFF'
    .concat(
      '|NO9386011117947|123e4567-e89b-12d3-a456-426614174000|https://a.example/x|a@b.example|rn.us.bank|😀😀',
    )
    .concat(`|${day}|2026-02-30|${day}T12:00:00Z|${day}T12:00:00.123+05:30|${day}T25:00:00Z|2026-03||`)
    .split('|')
    .concat('x'.repeat(300), 'A'.repeat(64))
const numbers = [0, 1, 2, 5, 100, 1e9, -1, 0.5]
const others: unknown[] = [true, false, null, {}, [], ['x', 'x'], [{ x: [1] }, { x: [1] }], { x: 1 }]
const junk = fc.constantFrom<unknown>(...texts, ...numbers, ...others)

const fitting = (schema: Schema, values: readonly unknown[]) => {
  const fits = ajv.compile(schema)
  const found = values.filter((value) => fits(value))
  return fc.constantFrom(...(found.length > 0 ? found : values))
}

/** Generates values near a schema: mostly valid, sometimes anything. */
function near(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const { $ref, const: only, enum: listed, properties, items, anyOf, oneOf, additionalProperties } = schema
  const inside = (one: Schema) => (depth > 6 ? junk : near(one, depth + 1))
  const mostly = (likely: fc.Arbitrary<unknown>) =>
    fc.oneof({ arbitrary: likely, weight: 80 }, { arbitrary: junk, weight: 1 })
  if ($ref !== undefined) return near(existing[$ref] ?? {}, depth)
  if (only !== undefined) return mostly(fc.constant(only))
  if (listed) return mostly(fc.constantFrom(...listed))
  const branches = anyOf ?? oneOf
  if (branches) {
    const { anyOf: _any, oneOf: _one, ...rest } = schema
    return mostly(fc.oneof(...branches.map((branch) => inside({ ...rest, ...branch }))))
  }
  if (properties) {
    const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, inside(one)]))
    const requiredKeys = (schema.required ?? []).filter((name) => Object.hasOwn(fields, name))
    const more = fc.oneof({ arbitrary: fc.constant({}), weight: 20 }, fc.constant({ moonPhase: 'full' }))
    return mostly(
      fc
        .tuple(fc.record(fields, { requiredKeys, noNullPrototype: true }), more)
        .map(([a, b]) => ({ ...a, ...b })),
    )
  }
  if (typeof additionalProperties === 'object')
    return mostly(
      fc.dictionary(fc.constantFrom(...texts), inside(additionalProperties), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
    )
  if (items) return mostly(fc.array(inside(items), { maxLength: 3 }))
  return mostly(fitting(schema, [...texts, ...numbers, ...others]))
}

it.each(written.map(({ $id }) => [nameOf($id), $id] as const))(
  'takes and refuses of %s what the server takes and refuses',
  (name, $id) => {
    const schema = existing[name] ?? {}
    const isTaken = ajv.getSchema($id)
    fc.assert(
      fc.property(near(schema), (value) => {
        expect(says(schema, value).length === 0).toBe(isTaken?.(value))
      }),
      { numRuns: 25 },
    )
  },
)

it('says where a value does not fit and what it breaks, and never what stands there', () => {
  const schema = { properties: { pin: { type: 'string', pattern: '^[0-9]$' } }, required: ['pin', 'id'] }
  expect(says(schema, { pin: 'hidden' })).toEqual([
    { at: '#/pin', says: 'does not hold pattern "^[0-9]$"' },
    { at: '#/id', says: 'is missing' },
  ])
})

it('tells fields nobody knows from what is wrong, also where one of several may stand', () => {
  const closed = { properties: { id: { type: 'string' } }, required: ['id'], additionalProperties: false }
  const either = { anyOf: [{ type: 'string' }, closed] }
  const more = [{ at: '#/moonPhase', says: 'is a field nobody knows', isMore: true }]
  expect(says(closed, { id: 'a', moonPhase: 'full' })).toEqual(more)
  expect(says(either, { id: 'a', moonPhase: 'full' })).toEqual(more)
  expect(says(either, { moonPhase: 'full' })).toEqual([{ at: '#', says: 'fits none of what may stand here' }])
  expect(says({ oneOf: [closed, { required: ['id'] }] }, { id: 'a' })).toEqual([
    { at: '#', says: 'fits more than one of what may stand here' },
  ])
})

it('takes no schema with a keyword that is not judged: it would hold whatever comes', () => {
  const $id = 'https://portolan.invalid/entities/trial.schema.json'
  const withKeyword = { $id, properties: { id: { multipleOf: 2 } } }
  expect(() => lighten(withKeyword)).toThrow("says 'multipleOf', which the portal does not judge")
})

it('finds no value where a schema refers to nothing', () => {
  expect(() => says({ $ref: 'values/none' }, 1)).toThrow('values/none, which does not exist')
})
