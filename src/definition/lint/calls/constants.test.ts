import { expect, it } from 'vitest'
import { flow, findingsWith } from '#tests/unit/broken-definitions.ts'

const table = 'tables/payments.table.json'

it('finds a constant of a type that the call does not take', () => {
  expect(findingsWith(table, { '/rows/with/payment_type': { is: 'SEND' } })).toContain(
    `${table} /rows/with/payment_type/is: The call 'payments.filter' takes a list as 'payment_type', and this is a text. Write a constant of that kind.`,
  )
  expect(findingsWith(flow, { '/submit/body/purposeCode': { is: 3 } })).toContain(
    `${flow} /submit/body/purposeCode/is: The call 'payments.create' takes a text as 'purposeCode', and this is a number. Write a constant of that kind.`,
  )
})

it('finds a constant that the call never takes, and the one that was meant', () => {
  const messages = findingsWith(flow, { '/facts/corridor/with/for': { is: 'PAYMENTS' } })
  expect(messages).toContainEqual(
    expect.stringMatching(
      /\/facts\/corridor\/with\/for\/is: 'for' is never 'PAYMENTS'; .* Did you mean 'PAYMENT'\?$/,
    ),
  )
})
