import { expect, it } from 'vitest'
import { flow, findingsWith } from '#tests/unit/broken-definitions.ts'

const rule = (when: unknown) => ({ '/rules/needsPurpose/when': when })
const at = `${flow} /rules/needsPurpose/when`

it('refuses values of different types', () => {
  expect(
    findingsWith(flow, rule({ '==': [{ var: 'configuration.thirdPartyPaymentAllowed' }, 'true'] })),
  ).toContain(
    `${at}/==: This compares yes or no with a text, which are never equal. Write true or false, without quotes.`,
  )
  expect(findingsWith(flow, rule({ '!=': [{ var: 'memo' }, { var: 'limits.memoLength' }] }))).toContain(
    `${at}/!=: This compares a text with a number, which are never equal. Compare with what is of the same kind.`,
  )
})

it('knows the values of an enum and of a list of options', () => {
  expect(findingsWith(flow, rule({ '==': [{ var: 'quote.status' }, 'redy'] }))).toContain(
    `${at}/==/1: 'quote.status' is never 'redy'; it is one of idle, loading, ready, expired, failed. Did you mean 'ready'?`,
  )
  expect(findingsWith(flow, rule({ '==': [{ var: 'payer' }, 'others'] }))).toContain(
    `${at}/==/1: 'payer' is never 'others'; it is one of self, other. Did you mean 'other'?`,
  )
})

it('orders numbers only, and says how amounts and days are ordered', () => {
  expect(findingsWith(flow, rule({ '<': [{ var: 'memo' }, { var: 'limits.memoLength' }] }))).toContain(
    `${at}/</0: '<' compares numbers, and this is a text. Amounts are compared with 'money<', days with 'date<' and 'date<='.`,
  )
})
