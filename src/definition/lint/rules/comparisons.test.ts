import { expect, it } from 'vitest'
import { flow, findingsWith } from '#tests/unit/broken-definitions.ts'

const rule = (when: unknown) => ({ '/rules/needsPurpose/when': when })
const at = `${flow} /rules/needsPurpose/when`

it('refuses values of different types', () => {
  expect(
    findingsWith(flow, rule({ '==': [{ var: 'configuration.thirdPartyPaymentAllowed' }, 'true'] })),
  ).toContain(`${at}/==: This compares boolean with string, which are never equal.`)
  expect(findingsWith(flow, rule({ '!=': [{ var: 'memo' }, { var: 'limits.memoLength' }] }))).toContain(
    `${at}/!=: This compares string with number, which are never equal.`,
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
    `${at}/</0: '<' compares numbers, and this is string. Amounts are compared with 'money<', days with 'date<' and 'date<='.`,
  )
})
