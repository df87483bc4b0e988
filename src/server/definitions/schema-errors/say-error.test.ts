import type { ErrorObject } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { sayErrors } from './say-error.ts'
import { readSchemas } from '../schemas.ts'
import { sayForm } from './written-forms.ts'

const error = (keyword: string, rest: Partial<ErrorObject>): ErrorObject => ({
  keyword,
  instancePath: '/a',
  schemaPath: '',
  params: {},
  parentSchema: {},
  message: 'must NOT be so',
  ...rest,
})

it.each<[ErrorObject, string]>([
  [
    error('uniqueItems', { params: { i: 2, j: 0 }, data: ['x', 'y', 'x'] }),
    '"x" stands in this list already, at 0. Keep one of them, or write the one that was meant.',
  ],
  [error('maxItems', { params: { limit: 1 } }), 'Here stand at most 1: take out what is more.'],
  [error('maxLength', { params: { limit: 11 } }), 'Here are at most 11 characters: take out what is more.'],
  [
    error('format', { data: '2026-02-30' }),
    '"2026-02-30" is no day of the calendar. Write year, month and day, such as "2027-12-31".',
  ],
  [
    error('oneOf', { schema: [{ required: ['page'] }, { required: ['to'] }] }),
    "Here stands 'page' or 'to', and only one of them. Take the other out.",
  ],
  [
    error('required', {
      params: { missingProperty: 'says' },
      parentSchema: { properties: { says: { description: 'What it means.' } } },
    }),
    "'says' is missing. Write there: What it means.",
  ],
  [error('minItems', {}), 'This is empty, and cannot be left out: write at least one.'],
])('says what to do about %j (TRU-455)', (one, sentence) => {
  expect(sayErrors([one], [], ['a']).map((found) => found.sentence)).toEqual([sentence])
})

/** Returns every pattern in a schema. */
function patternsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([word, inner]) =>
    word === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  )
}

it('has words for every pattern that people who edit definitions may not meet (TRU-455)', () => {
  const written = [...readSchemas()].filter(([name]) => /^(?:definitions|network)\//.test(name))
  const patterns = new Set(written.flatMap(([, schema]) => patternsIn(schema)))
  // `\S` needs no description of its form: the value is reported as empty.
  expect([...patterns].filter((pattern) => pattern !== String.raw`\S` && sayForm(pattern) === '')).toEqual([])
})
