import { expect, it } from 'vitest'
import { kinds as all } from '#engine/field/kinds.ts'
import fieldTypesNamed from '#schemas/field-types.json'
import { createTypes } from './index.ts'

it('fetches what is more than a line only when it is named, and tells when nothing is missing', async () => {
  const { kinds, prepare } = createTypes()
  expect(prepare([])).toBeUndefined()
  const coming = prepare(['text', 'string', 'status'])
  expect(prepare(['text', 'string', 'status'])).toBe(coming)
  await coming
  expect(kinds.has('text')).toBe(true)
  expect(kinds.has('clabe')).toBe(false)
  expect(prepare(['memo'])).toBeUndefined()
  await prepare(['memo', 'clabe'])
  expect(kinds.has('clabe')).toBe(true)
  expect(kinds.has('iban')).toBe(false)
})

it('has a widget for every field type of the grammar, with the kind the server judges by', async () => {
  const { fieldTypes, kinds, prepare } = createTypes()
  await prepare([...all.keys()])
  expect([...fieldTypes.keys()].toSorted()).toEqual(Object.keys(fieldTypesNamed).toSorted())
  for (const [type, kind] of all) expect(kinds.get(type)).toBe(kind)
  expect(prepare([...all.keys()])).toBeUndefined()
})
