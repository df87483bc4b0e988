import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const products = 'tables/wallet-products.table.json'
const batches = 'tables/batches.table.json'

it('finds a row action that stands behind one which fits every row', () => {
  expect(
    findingsWith(products, { '/rowActions/-': { id: 'again', label: 'Again', opens: 'product-wallets' } }),
  ).toEqual([
    `${products} /rowActions/1: 'again' is never offered: 'open' before it fits every row. Move it before, or name under 'when' which rows 'open' is for.`,
  ])
})

it('finds a row action whose rule ends the search before it', () => {
  const [line] = findingsWith(batches, {
    '/rowActions': [
      { none: 'isQuoted' },
      { id: 'review', label: 'Review', when: 'isQuoted', opens: 'batch' },
    ],
  })
  expect(line).toMatch(`${batches} /rowActions/1: 'review' is never offered.`)
})
