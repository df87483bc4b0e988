import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

it('finds a currency that is none', () => {
  const file = 'options/currencies.options.json'
  expect(findingsWith(file, { '/options/0/value': 'EUX' })).toContain(
    `${file} /options/0/value: 'EUX' is no currency: write its three letters of ISO 4217, such as EUR for Euro.`,
  )
})
