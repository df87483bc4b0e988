import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const page = 'pages/product-wallets.page.json'
const missing = `${page} /given: The table 'wallets' is given 'product', and the page has none. Write under 'given' of the page where it comes from.`

it('finds a page that does not hand its table what it is given, though another page does', () => {
  expect(findingsWith(page, { '/given': undefined })).toEqual([missing])
})

it('finds what is handed over under a name that nothing on the page takes', () => {
  expect(findingsWith(page, { '/given': { prodct: 'address.product' } })).toEqual([
    missing,
    `${page} /given/prodct: Nothing on the page takes 'prodct'. Take it out. Did you mean 'product'?`,
  ])
})
