import { expect, it, vi } from 'vitest'
import { kinds as all } from '#engine/field/kinds.ts'
import type { FieldType } from '#runtime/field/types.ts'
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

it('fetches for words what prints a line, and nothing that asks for one', async () => {
  const { fieldTypes, kinds, prepare, prepareWords } = createTypes()
  await prepareWords(['money', 'status'])
  expect(kinds.get('money')).toBe(all.get('money'))
  expect([...fieldTypes]).toEqual([])
  expect(prepareWords(['country'])).toBeUndefined()
  await prepare(['money'])
  expect(fieldTypes.has('money')).toBe(true)
  expect(createTypes().prepareWords([])).toBeUndefined()
})

it('fetches anew what could not be fetched when it is named again', async () => {
  const fetchMemo = vi
    .fn(() => Promise.resolve({ kind: all.get('memo') } as FieldType))
    .mockRejectedValueOnce(new Error('offline'))
  const { kinds, prepare } = createTypes({ memo: fetchMemo })
  await expect(prepare(['memo'])).rejects.toThrow('offline')
  await prepare(['memo'])
  expect(kinds.has('memo')).toBe(true)
  expect(fetchMemo).toHaveBeenCalledTimes(2)
})

it('has a widget for every field type of the grammar, with the kind the server judges by', async () => {
  const { fieldTypes, kinds, prepare } = createTypes()
  await prepare([...all.keys()])
  expect([...fieldTypes.keys()].toSorted()).toEqual(Object.keys(fieldTypesNamed).toSorted())
  for (const [type, kind] of all) expect(kinds.get(type)).toBe(kind)
  expect(prepare([...all.keys()])).toBeUndefined()
})
