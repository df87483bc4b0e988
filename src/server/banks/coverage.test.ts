import { expect, it } from 'vitest'
import { emptyLibrary } from '#definition/library.ts'
import { bankProducts, productsWithoutBank } from './coverage.ts'

/** Definitions whose list of products that settle through a bank has these. */
const listing = (...values: readonly string[]) => {
  const options = values.map((value) => ({ value, label: value }))
  const list = { $schema: '', id: 'bank-products', purpose: '', options }
  return { library: { ...emptyLibrary, options: { 'bank-products': list } } }
}

const products = (['OTC', 'RPD', 'OTC'] as const).map((name) => ({ name }))

it('takes the products that settle through a bank from their list (TRU-929, ONB-038)', () => {
  expect(bankProducts(listing('Stablecoin', 'OTC'), { products })).toEqual(['OTC'])
  expect(bankProducts(listing('RPD'), { products })).toEqual(['RPD'])
  const banks = [{ products: ['OTC'], verification: 'Verified' as const }]
  expect(productsWithoutBank(listing('RPD', 'OTC'), { products }, banks)).toEqual(['RPD'])
})
