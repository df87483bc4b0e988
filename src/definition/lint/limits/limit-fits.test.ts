import { expect, it } from 'vitest'
import { placeOf, findingsWith } from '#tests/unit/broken-definitions.ts'

it('finds a limit that lets more be typed than the call takes', () => {
  const file = 'flows/single-payment.flow.json'
  const at = `${placeOf(file, 'steps', 'payment-details')}/fields/4/limit`
  expect(findingsWith('limits.json', { '/limits/memoLength/is': 300 })).toContain(
    `${file} ${at}: 'memoLength' lets 300 characters be typed; the call 'payments.create' takes 200 as 'paymentMemo'. Name a smaller limit.`,
  )
  expect(findingsWith('limits.json', { '/limits/memoLength/is': 200 })).toEqual([])
})
