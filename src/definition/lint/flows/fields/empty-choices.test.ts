import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const list = 'options/batch-amounts.options.json'
const place = 'flows/batch-guided-payment.flow.json /steps/0/fields/1/options'
const isReported = (patch: Readonly<Record<string, unknown>>) =>
  findingsWith(list, patch).some((line) => line.startsWith(place))

it('finds a choice that must be made and has nothing to choose where no rule of its options is yes', () => {
  expect(
    isReported({ '/options/0/showWhen': 'hasOtherProducts', '/options/1/showWhen': 'hasOtherProducts' }),
  ).toBe(true)
})

it('takes options of which one always shows, and rules of which one is always yes', () => {
  expect(isReported({ '/options/0/showWhen': 'hasOtherProducts' })).toBe(false)
  expect(
    isReported({ '/options/0/showWhen': 'hasOtherProducts', '/options/1/showWhen': 'hasPaymentsDirect' }),
  ).toBe(false)
})
