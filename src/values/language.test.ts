import { afterEach, expect, it } from 'vitest'
import { directionOf, english, printMessage, readBy, speaker } from './language.ts'

const say = speaker<{ left: { count: number }; done: never }>('fixture', {
  left: [['count', 2, { one: [0, ' row'], other: [0, ' rows'] }], ' left'],
  done: 'Done',
})

afterEach(() => readBy(() => english))

it('says a sentence in the language of the reader, and in English what has no translation (TRU-251)', () => {
  expect([say('left', { count: 1 }), say('left', { count: 1200 }), say('done')]).toEqual([
    '1 row left',
    '1,200 rows left',
    'Done',
  ])
  const words = { fixture: { left: ['Quedan ', ['count', 2, { one: [0, ' fila'], other: [0, ' filas'] }]] } }
  readBy(() => ({ tag: 'es-MX', direction: 'ltr', words: words as never }))
  expect([say('left', { count: 1 }), say('left', { count: 1200 }), say('done')]).toEqual([
    'Quedan 1 fila',
    'Quedan 1,200 filas',
    'Done',
  ])
})

it('prints numbers as the language writes them', () => {
  expect(printMessage([['n', 4]], 'de', { n: 1234.5 })).toBe('1.234,5')
})

it('knows which languages are read from the right', () => {
  expect(['en', 'es-MX', 'ar', 'he-IL', 'ar-XB', 'en-XA'].map(directionOf)).toEqual([
    'ltr',
    'ltr',
    'rtl',
    'rtl',
    'rtl',
    'ltr',
  ])
})
