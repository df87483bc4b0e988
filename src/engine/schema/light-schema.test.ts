import { expect, it } from 'vitest'
import { lighten } from './light-schema.ts'
import { findValidationErrors } from './validation-errors.ts'

const $id = 'https://portolan.invalid/entities/fixture.schema.json'

function takes(schema: object, value: unknown): boolean {
  const existing = lighten({ $id, ...schema })
  return findValidationErrors(existing['entities/fixture']!, value, (name) => existing[name]).length === 0
}

const shared = { type: 'object' }

// Groups of the JSON Schema Test Suite: a schema, valid values, invalid values.
const cases: [string, object, unknown[], unknown[]][] = [
  ['properties with a boolean schema', { properties: { a: true, b: false } }, [{}, { a: 1 }, 1], [{ b: 1 }]],
  ['items that may not be there', { items: false }, [[], {}, 'x'], [[1], [1, 'x']]],
  ['items of any kind', { items: true }, [[], [1, 'x']], []],
  ['names that may not be there', { propertyNames: false }, [{}, 1], [{ a: 1 }]],
  ['more properties of no kind', { additionalProperties: false }, [{}, []], [{ a: 1 }]],
  ['any of one that takes all', { anyOf: [true, false] }, [1, {}], []],
  ['any of none', { anyOf: [false, false] }, [], [1, {}]],
  ['exactly one of those that take all', { oneOf: [true, false, false] }, [1, {}], []],
  ['more than one that takes all', { oneOf: [true, true] }, [], [1, {}]],
  ['a reference to true', { $defs: { all: true }, $ref: '#/$defs/all' }, [1, {}], []],
  ['a reference to false', { $defs: { none: false }, $ref: '#/$defs/none' }, [], [1, {}]],
  [
    'a reference to the whole',
    { properties: { a: { $ref: '#' } }, required: ['b'] },
    [{ b: 1 }, { b: 1, a: { b: 1 } }],
    [{ b: 1, a: {} }],
  ],
  [
    'items that may come twice',
    { uniqueItems: false },
    [
      [1, 1],
      [{ a: 1 }, { a: 1 }],
    ],
    [],
  ],
  [
    'items that may come once',
    { uniqueItems: true },
    [
      [1, true],
      [0, false],
    ],
    [
      [1, 1],
      [{ a: 1 }, { a: 1 }],
      [0, -0],
    ],
  ],
  [
    'required names of the prototype',
    { required: ['__proto__', 'toString', 'constructor'] },
    [JSON.parse('{"__proto__":1,"toString":1,"constructor":1}'), []],
    [{}, { toString: 1 }, JSON.parse('{"__proto__":1}')],
  ],
  [
    'properties named as on the prototype',
    { properties: JSON.parse('{"__proto__":{"type":"number"},"toString":{"type":"number"}}') },
    [{}, { toString: 1 }],
    [{ toString: 'x' }, JSON.parse('{"__proto__":"x"}')],
  ],
  ['a null among required', { required: ['a'] }, [{ a: null }], [{ a: undefined }]],
  ['numbers that are one number', { enum: [0, [0]] }, [-0, 0.0, [-0]], [false, '', [false]]],
]

it.each(cases)('takes and refuses as JSON Schema does: %s', (_, schema, taken, refused) => {
  for (const value of taken) expect(takes(schema, value), JSON.stringify(value)).toBe(true)
  for (const value of refused) expect(takes(schema, value), JSON.stringify(value)).toBe(false)
})

const unsupported: [string, object][] = [
  ["'multipleOf'", { multipleOf: 2 }],
  ["'toString'", { toString: 1 }],
  ["'constructor'", { properties: { a: { constructor: 1 } } }],
  ["'not'", { items: { not: {} } }],
  ["'if'", { if: {}, else: false }],
  ["'patternProperties'", { patternProperties: { a: {} } }],
  ["'prefixItems'", { prefixItems: [{}] }],
  ["'dependentRequired'", { dependentRequired: { a: ['b'] } }],
  ["'unevaluatedProperties'", { unevaluatedProperties: false }],
  ["'$dynamicRef'", { $dynamicRef: '#a' }],
  ['\'format\' as "email"', { format: 'email' }],
  ['\'format\' as "uuid"', { anyOf: [{ format: 'uuid' }] }],
  ['\'format\' as "constructor"', { format: 'constructor' }],
  ['\'type\' as "text"', { type: 'text' }],
  ["'type' as", { type: ['string', 'any'] }],
  ["'items' as", { items: [{}, {}] }],
  ["'additionalProperties' as", { additionalProperties: 'no' }],
  ["'required' as", { required: true }],
  ["'enum' as", { enum: 'a' }],
  ["'anyOf' as", { anyOf: [] }],
  ["'oneOf' as", { oneOf: ['a'] }],
  ["'minLength' as", { minLength: '2' }],
  ["'maxItems' as", { maxItems: 1.5 }],
  ["'minimum' as", { minimum: '2' }],
  ["'pattern' as", { pattern: '(' }],
  ["'uniqueItems' as", { uniqueItems: 'yes' }],
  ["'properties' as", { properties: { a: 1 } }],
  ["'propertyNames' as", { propertyNames: null }],
  ["'$ref' to", { $ref: 'https://schemas.example/values/money.schema.json' }],
  ["'$ref' to", { $ref: '#/properties/a', properties: { a: shared } }],
  ["'$ref' to", { $ref: '#/$defs/none', $defs: {} }],
  ["'$ref' to", { $ref: '#anchor' }],
  ["'$ref' to", { $ref: '#/$defs/a/$defs/b', $defs: { a: {} } }],
  ["'$ref' to", { $ref: 'money.json' }],
  ["'$id'", { properties: { a: { $id: 'https://portolan.invalid/other.schema.json' } } }],
  ["'$defs'", { items: { $defs: { a: {} } } }],
  ["'$schema' as", { $schema: 'http://json-schema.org/draft-07/schema#' }],
]

it.each(unsupported)('stops the build at %s, which it would let through: %j', (what, schema) => {
  expect(() => lighten({ $id, ...schema })).toThrow(what)
  expect(() => lighten({ $id, $defs: { part: schema } })).toThrow(
    Object.hasOwn(schema, '$schema') || Object.hasOwn(schema, '$defs') ? 'fixture says' : what,
  )
})

it('follows references to what stands beside it, by address or by name', () => {
  const existing = lighten({
    $id,
    properties: {
      a: { $ref: 'https://portolan.invalid/values/money.schema.json' },
      b: { $ref: 'bank.schema.json#/$defs/review' },
      c: { $ref: '../values/bic.schema.json' },
    },
  })
  const properties = existing['entities/fixture']!.properties!
  expect(properties['a']).toEqual({ $ref: 'values/money' })
  expect(properties['c']).toEqual({ $ref: 'values/bic' })
  expect(properties['b']).toEqual({ $ref: 'entities/bank#/$defs/review' })
})

it('refuses what lies deeper than any answer, and does not crash', () => {
  const chain = { properties: { next: { $ref: '#' } } }
  let value: unknown = {}
  for (let level = 0; level < 20_000; level += 1) value = { next: value }
  expect(takes(chain, value)).toBe(false)
  expect(takes(chain, { next: { next: {} } })).toBe(true)
  expect(takes({ $ref: '#' }, 1)).toBe(false)
})

it.each([
  ['date-time', '1998-12-31T23:59:60Z', true],
  ['date-time', '1998-12-31T15:59:60.123-08:00', true],
  ['date-time', '1998-12-31T23:58:60Z', false],
  ['date-time', '1998-12-31T23:59:60-08:00', false],
  ['date-time', '1998-12-31T23:59:61Z', false],
  ['date-time', '2026-03-04T24:00:00Z', false],
  ['date-time', '2026-03-04T12:00:00+24:00', false],
  ['uri', 'https://portolan.example:8080/a%20b?c=d#e', true],
  ['uri', 'urn:isbn:0451450523', true],
  ['uri', 'http://[2001:db8::7]/x', true],
  ['uri', 'http://[::ffff:192.0.2.7]/x', true],
  ['uri', 'http://[::ffff:192.0.02.7]/x', false],
  ['uri', 'http://[v7.a:b]/', true],
  ['uri', 'https://portolan.example/%6', false],
  ['uri', 'https://portolan.example:port/', false],
  ['uri', 'https://portolan.example/[a]', false],
  ['uri', 'http://[2001:db8::7/', false],
  ['uri', '//portolan.example', false],
])('takes for the format %s %s: %s', (format, text, isTaken) => {
  expect(takes({ format }, text)).toBe(isTaken)
})
