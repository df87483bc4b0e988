import { expect, it } from 'vitest'
import { headingOf } from './heading.ts'
import type { LinkedTable } from '#engine/table/types.ts'

const lists = new Map([['products', [{ value: 'RPD', label: 'Payments direct' }]]])
const definition = {
  title: 'Wallets of the product',
  heading: '{product} wallets',
  headingOptions: 'products',
} as LinkedTable['definition']

it('heads cards by the name of a product, never by its code (TRU-746)', () => {
  expect(headingOf(definition, { product: 'RPD' }, lists)).toBe('Payments direct wallets')
})

it('waits for what it prints, and says a value without a name as it stands', () => {
  expect(headingOf(definition, {}, lists)).toBe('Wallets of the product')
  expect(headingOf(definition, { product: 'NEW' }, lists)).toBe('NEW wallets')
})
