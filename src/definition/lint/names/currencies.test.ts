import { expect, it } from 'vitest'
import { saidWith } from '#tests/unit/broken.ts'

it('finds a currency that is none', () => {
  const file = 'options/currencies.options.json'
  expect(saidWith(file, { '/options/0/value': 'EUX' })).toContain(
    `${file} /options/0/value: 'EUX' is no currency: write its three letters of ISO 4217, such as EUR for Euro.`,
  )
})
