import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recoverData, recoverText } from './recovery.ts'

const definition = { id: 'a', steps: [{ title: 'One, “two”: {three}', fields: [1, true, null] }, {}] }
const text = JSON.stringify(definition, null, 2)

it('reads a text with one slip of the keys as it was meant (TRU-774)', () => {
  expect(recoverText(`// A comment\n${text}`)).toEqual(definition)
  expect(recoverText(`\uFEFF${text}`)).toEqual(definition)
  expect(recoverText(text.replace('"id": "a",', '"id": "a" /* the name */'))).toEqual(definition)
  expect(recoverText(text.replace('true,', 'true'))).toEqual(definition)
  expect(recoverText(text.replace(/\}$/, ',}'))).toEqual(definition)
  expect(recoverText(text.replace(/\s*\]\s*\}$/, ''))).toEqual(definition)
  expect(recoverText('{ “id”: "a" }')).toEqual({ id: 'a' })
})

it('reads every text that is JSON as JSON, and gives up on what it cannot read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const whole = { value }
      expect(recoverText(JSON.stringify(whole))).toEqual(JSON.parse(JSON.stringify(whole)))
    }),
  )
  for (const lost of ['', '{ "a": 1 ]', '<<<<<<< HEAD\n{ "a": 1 }', '{ "a: 1 }', '\u0000'])
    expect(recoverText(lost)).toBeUndefined()
})

it('leaves out what is marked as an unknown word, whatever is said of it: what was meant by anything else is not known (TRU-774, TRU-783)', () => {
  const unknown = (path: string) => ({
    path,
    sentence: 'Take it out.',
    unknownWord: path.slice(1),
  })
  const strange = (data: unknown) =>
    Object.keys(data as object).flatMap((key) => (key === 'id' ? [] : [unknown(`/${key}`)]))
  expect(recoverData({ id: 'a', titel: 'x' }, strange)).toEqual({ id: 'a' })
  const corrected = { path: '/titel', sentence: '…', fix: { path: '/titel', key: 'id' } }
  expect(recoverData({ titel: 'x' }, (data) => ('titel' in Object(data) ? [corrected] : []))).toEqual({
    id: 'x',
  })
  expect(recoverData({ id: 1 }, () => [{ path: '/id', sentence: 'Here stands a text.' }])).toBeUndefined()
  const sentenceAlone = { path: '/id', sentence: "'id' is not a word here. Write it another way." }
  expect(recoverData({ id: 1 }, () => [sentenceAlone])).toBeUndefined()
})
