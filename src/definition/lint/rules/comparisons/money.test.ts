import { expect, it } from 'vitest'
import { flow, findingsWith } from '#tests/unit/broken-definitions.ts'

const [source, destination] = ['quote.quote.sourceAmount', 'quote.quote.destinationAmount']
const rule = (when: unknown) => ({ '/rules/needsPurpose/when': when })
const at = `${flow} /rules/needsPurpose/when`

it('refuses to compare amounts of two currencies', () => {
  expect(findingsWith(flow, rule({ 'money<': [{ var: source }, { var: destination }] }))).toContain(
    `${at}/money<: This compares amounts in two currencies: 'quote.quote.sourceCurrency' and 'quote.quote.destinationCurrency'. Compare amounts of one currency.`,
  )
})

it('lets amounts of one currency be compared', () => {
  expect(findingsWith(flow, rule({ 'money==': [{ var: source }, { var: source }] }))).toEqual([])
})

it('refuses to compare amounts as if they were numbers', () => {
  expect(findingsWith(flow, rule({ '<': [{ var: source }, { var: 'limits.nameLength' }] }))).toContain(
    `${at}/<: '${source}' is an amount; amounts are compared with 'money<', 'money==' and the like.`,
  )
})
