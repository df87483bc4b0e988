import { expect, it } from 'vitest'
import { kinds } from '#engine/field/kinds.ts'
import { wordsOfColumn } from './print-fact.ts'

const context = { facts: {}, options: new Map(), machines: new Map(), zone: 'UTC' }

it.each([
  [['USD', 'EUR', 'GBP'], 'USD, EUR, GBP'],
  [['MXN'], 'MXN'],
  ['as it is', 'as it is'],
  [true, 'Yes'],
])('reads %j in a column of text as %s', (currencies, words) => {
  const column = { id: 'currencies', type: 'text', label: 'Supported currencies' }
  expect(wordsOfColumn(column, { context, kinds })({ currencies })).toBe(words)
})

it.each([
  ['18.4441625514', 'MXN', '18.4441625514'],
  ['0.05421712', 'USD', '0.05421712'],
  ['1.0003', 'RLUSD', '1.0003'],
  ['1', 'GBP', ''],
])(
  'says a rate of %s to %s in full, as %j, and none where nothing is converted',
  (rate, destinationCurrency, words) => {
    const column = { id: 'rate', type: 'rate', label: 'FX rate' }
    const record = { rate, sourceCurrency: 'GBP', destinationCurrency }
    expect(wordsOfColumn(column, { context, kinds })(record)).toBe(words)
  },
)

it('says of a flag what its row holds, and its label where it has no such words (TRU-742)', () => {
  const options = [
    { value: 'by-program', label: 'By a program', hint: 'By program {credential.name}' },
    { value: 'first', label: 'First payment' },
  ]
  const column = { id: 'flags', type: 'flags', label: 'To look at', options: 'set-apart' }
  const words = wordsOfColumn(column, {
    context: { ...context, options: new Map([['set-apart', options]]) },
    kinds,
  })
  const credential = { name: 'Nightly' }
  expect(words({ flags: ['by-program', 'first', 'unheard'], credential })).toBe(
    'By program Nightly, First payment, unheard',
  )
})
