import { expect, it } from 'vitest'
import { flow, findingsWith } from '#tests/unit/broken-definitions.ts'

const rule = (when: unknown) => ({ '/rules/needsPurpose/when': when })
const at = `${flow} /rules/needsPurpose/when`
const is = (name: string, value: unknown) => ({ '==': [{ var: name }, value] })

it.each([
  [
    { and: [is('payer', 'self'), is('payer', 'other')] },
    `'needsPurpose' can never be yes. {"==":[{"var":"payer"},"self"]} needs that payer is 'self'; {"==":[{"var":"payer"},"other"]} needs that payer is 'other'.`,
  ],
  [
    { and: [{ rule: 'isBankPayout' }, { rule: 'isCryptoPayout' }] },
    `'needsPurpose' can never be yes. 'isBankPayout' needs that newPayoutCategory is 'BANK'; 'isCryptoPayout' needs that newPayoutCategory is 'CRYPTO'.`,
  ],
  [
    { and: [is('flags.rewards', true), { '!': [is('flags.rewards', true)] }] },
    `'needsPurpose' can never be yes.`,
  ],
  [{ and: [is('newCountry', 'MX'), { rule: 'isCryptoPayout' }] }, `'needsPurpose' can never be yes.`],
  [
    { or: [is('session.environment', 'prod'), { '!=': [{ var: 'session.environment' }, 'prod'] }] },
    `'needsPurpose' is always yes, whatever is answered.`,
  ],
  [{ in: [{ var: 'quote.status' }, []] }, `'needsPurpose' can never be yes.`],
])('tries out %j', (when, sentence) => {
  expect(findingsWith(flow, rule(when)).some((line) => line.startsWith(`${at}: ${sentence}`))).toBe(true)
})

it.each([
  { and: [is('payer', 'self'), { has: ['memo'] }] },
  { or: [is('payer', 'self'), is('payer', 'other')] },
  { and: [{ '<': [{ var: 'limits.nameLength' }, { var: 'limits.textLength' }] }, is('flags.rewards', true)] },
  { and: [is('newCountry', 'MX'), { rule: 'isBankPayout' }] },
  { and: [{ '!=': [{ var: 'newCountry' }, 'MX'] }, { '!=': [{ var: 'newCountry' }, 'DE'] }] },
])('lets %j be', (when) => {
  expect(findingsWith(flow, rule(when)).filter((line) => /never be yes|always yes/.test(line))).toEqual([])
})

it('tries out the rules of machines and shared rules as well', () => {
  const machine = 'machines/approval.machine.json'
  const never = { and: [is('record.status', 'a'), is('record.status', 'b')] }
  expect(findingsWith(machine, { '/rules/isOwnPayment/when': never }).join('\n')).toContain(
    `${machine} /rules/isOwnPayment/when: 'isOwnPayment' can never be yes.`,
  )
  const shared = 'rules/product.rules.json'
  const always = { or: [is('flags.rewards', true), is('flags.rewards', false)] }
  expect(findingsWith(shared, { '/rules/isProduction/when': always })).toContain(
    `${shared} /rules/isProduction/when: 'isProduction' is always yes, whatever is answered. Compare with something else, or take the rule out.`,
  )
})
