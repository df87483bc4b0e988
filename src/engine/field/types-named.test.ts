import { expect, it } from 'vitest'
import { typesNamed } from './types-named.ts'

it('finds the field types of steps, filters and columns alike, each once', () => {
  const definition = {
    title: 'type',
    steps: [
      { fields: [{ type: 'iban' }, { type: 'text', value: { type: 'string' } }] },
      { fields: [{ type: 'text' }] },
    ],
    columns: [{ type: 'status' }],
  }
  expect(typesNamed(definition)).toEqual(['iban', 'text', 'string', 'status'])
  expect(typesNamed(undefined)).toEqual([])
})
