import { expect, it } from 'vitest'
import { explain } from './explanation.ts'
import { linkRule, linkRules } from './link.ts'

const rule = (when: unknown) => ({ says: 'A question.', when })
const isOpen = { '==': [{ var: 'state' }, 'open'] }

it('links rules in any order, and reads through them', () => {
  const { rules, problems } = linkRules({
    canPay: rule({ and: [{ rule: 'isOpen' }, { rule: 'hasMoney' }] }),
    hasMoney: rule({ '>': [{ var: 'balance' }, 0] }),
    isOpen: rule(isOpen),
  })
  expect(problems).toEqual([])
  expect(rules.get('canPay')).toMatchObject({
    id: 'canPay',
    says: 'A question.',
    reads: ['state', 'balance'],
  })
  expect(rules.get('canPay')!.evaluate({ state: 'open', balance: 1 })).toBe('yes')
  expect(rules.get('canPay')!.evaluate({ state: 'open' })).toBe('unknown')
  expect(rules.get('canPay')!.evaluate({ state: 'shut' })).toBe('no')
})

it('judges a rule named inside a list over the facts, not over the item', () => {
  const { rules } = linkRules({ isOpen: rule(isOpen), allOpen: rule({ all: [[1, 2], { rule: 'isOpen' }] }) })
  expect(rules.get('allOpen')!.reads).toEqual(['state'])
  expect(rules.get('allOpen')!.evaluate({ state: 'open' })).toBe('yes')
})

it('names a circle rule by rule, and keeps what stands beside it', () => {
  const { rules, problems } = linkRules({
    a: rule({ '!': { rule: 'b' } }),
    b: rule({ or: [{ rule: 'c' }, true] }),
    c: rule({ '!!': { rule: 'a' } }),
    d: rule({ or: [{ rule: 'a' }, isOpen] }),
    self: rule({ rule: 'self' }),
    isOpen: rule(isOpen),
  })
  expect(problems.map(({ rule: id, sentence }) => [id, sentence])).toEqual([
    ['a', 'This rule depends on itself: a → b → c → a. Let one of them read facts alone.'],
    ['b', 'This rule depends on itself: b → c → a → b. Let one of them read facts alone.'],
    ['c', 'This rule depends on itself: c → a → b → c. Let one of them read facts alone.'],
    ['self', 'This rule depends on itself: self → self. Let one of them read facts alone.'],
  ])
  expect(rules.get('a')!.evaluate({})).toBe('unknown')
  expect(rules.get('isOpen')!.evaluate({ state: 'open' })).toBe('yes')
  expect(rules.get('d')!.evaluate({ state: 'open' })).toBe('yes')
  expect(rules.get('d')!.evaluate({ state: 'shut' })).toBe('unknown')
})

it('names the missing rule, the nearest one and the place', () => {
  const { rules, problems } = linkRules({
    isOpen: rule(isOpen),
    canPay: rule({ and: [true, { rule: 'isOpne' }] }),
  })
  const sentence = `There is no rule 'isOpne'.`
  expect(problems).toEqual([{ rule: 'canPay', path: '/when/and/1/rule', sentence, nearest: 'isOpen' }])
  expect(rules.get('canPay')!.evaluate({ state: 'open' })).toBe('unknown')
})

it.each<[unknown, string]>([
  [null, ''],
  [{ when: true }, '/says'],
  [{ says: 'x' }, '/when'],
  [{ says: 'x', when: 'isOpen' }, '/when'],
  [{ says: 'x', when: [isOpen] }, '/when'],
  [{ says: 'x', when: { '==': [1] } }, '/when/=='],
  [{ says: 'x', when: { '>': [3, 2, 1] } }, '/when/>'],
  [{ says: 'x', when: { has: [1] } }, '/when/has/0'],
  [{ says: 'x', when: { '/': [1] } }, '/when/~1'],
  [{ says: 'x', when: { and: [isOpen, { '==': [1, 1], '<': [1, 2] }] } }, '/when/and/1'],
])('says where %j is wrong', (definition, path) => {
  expect(linkRule('x', definition as never, new Map())).toMatchObject({ ok: false, problem: { path } })
})

it('leans on rules it did not link itself', () => {
  const stranger = { id: 's', says: '', reads: ['x'], evaluate: () => 'yes' as const }
  const linked = linkRule('r', rule({ '!': { rule: 's' } }), new Map([['s', stranger]]))
  expect(linked.ok && [linked.rule.evaluate({}), linked.rule.reads]).toEqual(['no', ['x']])
})

it('explains a verdict down to the facts', () => {
  const { rules } = linkRules({
    isOpen: rule(isOpen),
    canPay: rule({ and: [{ rule: 'isOpen' }, { some: [{ var: 'legs' }, { var: 'paid' }] }] }),
  })
  const why = explain(rules.get('canPay')!, { state: 'shut', legs: [{ paid: true }, {}] })
  expect(why).toMatchObject({ operator: 'rule', name: 'canPay', says: 'A question.', verdict: 'no' })
  const [both] = why.operands
  expect(both!.operands.map(({ operator, verdict }) => [operator, verdict])).toEqual([
    ['rule', 'no'],
    ['some', 'yes'],
  ])
  expect(both!.operands[0]!.operands[0]).toEqual({
    operator: '==',
    value: false,
    verdict: 'no',
    operands: [
      { operator: 'var', name: 'state', value: 'shut', verdict: 'yes', operands: [] },
      { operator: 'value', value: 'open', verdict: 'yes', operands: [] },
    ],
  })
  expect(both!.operands[1]!.operands.map(({ operator, verdict }) => [operator, verdict])).toEqual([
    ['var', 'yes'],
    ['item', 'yes'],
    ['item', 'unknown'],
  ])
})
