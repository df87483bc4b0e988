import { expect, it } from 'vitest'
import { placeOf, findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'tables/payments.table.json'
const states = placeOf(file, 'filters', 'states')
const side = placeOf(file, 'filters', 'quote_type')

it('finds one answer where the call takes several, and several where it takes one', () => {
  expect(findingsWith(file, { [`${states}/type`]: 'choice', [`${side}/type`]: 'choices' })).toEqual(
    expect.arrayContaining([
      `${file} ${states}/type: The call 'payments.filter' takes several 'states': let it be 'choices'.`,
      `${file} ${side}/type: The call 'payments.filter' takes one 'quote_type', not several. Let its type be 'choice'.`,
    ]),
  )
})

it('finds a list that offers what the call refuses', () => {
  expect(findingsWith(file, { [`${side}/options`]: 'payers' })).toContain(
    `${file} ${side}/options: 'payers' offers 'self', which the call 'payments.filter' does not take as 'quote_type'. Write one of SENDING_AMOUNT, RECEIVING_AMOUNT, TOTAL_RECEIVED, TOTAL_RECEIVED_MINUS_FEES.`,
  )
})
