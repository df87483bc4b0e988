import { expect, it } from 'vitest'
import { saidWith } from '#tests/unit/broken.ts'

const list = 'options/batch-amounts.options.json'
const place = 'flows/batch-guided-payment.flow.json /steps/0/fields/1/options'
const isTold = (patch: Readonly<Record<string, unknown>>) =>
  saidWith(list, patch).some((line) => line.startsWith(place))

it('finds a choice that must be made and has nothing to choose where no rule of its options is yes', () => {
  expect(
    isTold({ '/options/0/showWhen': 'hasOtherProducts', '/options/1/showWhen': 'hasOtherProducts' }),
  ).toBe(true)
})

it('takes options of which one always shows, and rules of which one is always yes', () => {
  expect(isTold({ '/options/0/showWhen': 'hasOtherProducts' })).toBe(false)
  expect(
    isTold({ '/options/0/showWhen': 'hasOtherProducts', '/options/1/showWhen': 'hasPaymentsDirect' }),
  ).toBe(false)
})
