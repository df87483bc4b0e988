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
