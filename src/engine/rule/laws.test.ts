import { expect, it } from 'vitest'
import { linkRule } from './link.ts'
import type { Facts, Verdict } from './types.ts'

const facts = {
  yes: true,
  no: false,
  one: 1,
  nothing: null,
  items: [{ a: 1 }, {}],
  usd: { amount: '10.50', currency: 'USD' },
}
const [yes, no, unknown] = [{ var: 'yes' }, { var: 'no' }, { var: 'absent' }]

function evaluate(when: unknown, given: Facts = facts): Verdict {
  const linked = linkRule('law', { says: 'A law.', when }, new Map())
  if (!linked.ok) throw new Error(linked.problem.sentence)
  return linked.rule.evaluate(given)
}

const missing = [
  '==',
  '===',
  '!=',
  '!==',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  'money<',
  'money==',
  'date<',
  'date<=',
  'version>=',
  'ip-in',
]

it.each(missing)('does not know whether a missing fact is %s another', (operator) => {
  for (const absent of [
    { var: 'absent' },
    { var: 'nothing' },
    { var: 'nothing.deeper' },
    { var: ['absent', null] },
  ]) {
    expect(evaluate({ [operator]: [absent, '1'] })).toBe('unknown')
    expect(evaluate({ [operator]: ['1', absent] })).toBe('unknown')
    expect(evaluate({ [operator]: [absent, absent] })).toBe('unknown')
    expect(evaluate({ '!': { [operator]: [absent, absent] } })).toBe('unknown')
  }
})

it('does not take the absence of a fact for a no', () => {
  expect(evaluate({ '!': unknown })).toBe('unknown')
  expect(evaluate({ '!!': unknown })).toBe('unknown')
  expect(evaluate({ none: [unknown, true] })).toBe('unknown')
  expect(evaluate({ '<=': [0, unknown, 10] })).toBe('unknown')
})

it.each<[string, unknown, Verdict]>([
  ['yes and unknown', { and: [yes, unknown] }, 'unknown'],
  ['unknown and yes', { and: [unknown, yes] }, 'unknown'],
  ['no and unknown', { and: [no, unknown] }, 'no'],
  ['unknown and no', { and: [unknown, no] }, 'no'],
  ['unknown and unknown', { and: [unknown, unknown] }, 'unknown'],
  ['unknown, yes and no', { and: [unknown, yes, no] }, 'no'],
  ['unknown, yes and yes', { and: [unknown, yes, yes] }, 'unknown'],
  ['yes or unknown', { or: [yes, unknown] }, 'yes'],
  ['unknown or yes', { or: [unknown, yes] }, 'yes'],
  ['no or unknown', { or: [no, unknown] }, 'unknown'],
  ['unknown or no', { or: [unknown, no] }, 'unknown'],
  ['unknown, no or yes', { or: [unknown, no, yes] }, 'yes'],
  ['unknown, no or no', { or: [unknown, no, no] }, 'unknown'],
  ['if unknown, yes or yes', { if: [unknown, yes, yes] }, 'unknown'],
  ['if unknown, no or no', { if: [unknown, no, no] }, 'no'],
  ['if unknown, yes or no', { if: [unknown, yes, no] }, 'unknown'],
  ['if unknown, no, else if yes, no', { if: [unknown, no, yes, no, yes] }, 'no'],
  ['if yes, unknown', { if: [yes, unknown, yes] }, 'unknown'],
  ['if no, unknown, yes', { if: [no, unknown, yes] }, 'yes'],
  ['some, one item unknown', { some: [{ var: 'items' }, { '==': [{ var: 'a' }, 2] }] }, 'unknown'],
  ['some, one item yes', { some: [{ var: 'items' }, { '==': [{ var: 'a' }, 1] }] }, 'yes'],
  ['all, one item unknown', { all: [{ var: 'items' }, { '==': [{ var: 'a' }, 1] }] }, 'unknown'],
  ['all, one item no', { all: [{ var: 'items' }, { '==': [{ var: 'a' }, 2] }] }, 'no'],
  ['none, one item unknown', { none: [{ var: 'items' }, { '==': [{ var: 'a' }, 2] }] }, 'unknown'],
  ['none, one item yes', { none: [{ var: 'items' }, { '==': [{ var: 'a' }, 1] }] }, 'no'],
  [
    'filter, one item unknown',
    { '!': { filter: [{ var: 'items' }, { '==': [{ var: 'a' }, 2] }] } },
    'unknown',
  ],
])('follows Kleene: %s', (_, when, verdict) => {
  expect(evaluate(when)).toBe(verdict)
})

it('lets presence itself be asked for', () => {
  expect(evaluate({ has: ['one'] })).toBe('yes')
  expect(evaluate({ has: ['absent'] })).toBe('no')
  expect(evaluate({ has: ['nothing'] })).toBe('no')
  expect(evaluate({ '!': { has: ['absent'] } })).toBe('yes')
  expect(evaluate({ missing: ['one'] })).toBe('no')
  expect(evaluate({ missing: ['absent'] })).toBe('yes')
  expect(evaluate({ '==': [{ var: ['absent', 3] }, 3] })).toBe('yes')
})

it.each<[string, unknown, unknown, Verdict]>([
  ['money<', '9.99', '10', 'yes'],
  ['money<', '10', '9.99', 'no'],
  ['money<=', '10.0', '10.00', 'yes'],
  ['money>', '10.5', '10.50', 'no'],
  ['money>=', '0.30000000000000001', '0.3', 'yes'],
  ['money==', '0.30000000000000001', '0.3', 'no'],
  ['money==', '-0', '0', 'yes'],
  ['money==', { var: 'usd' }, { amount: '10.5', currency: 'USD' }, 'yes'],
  ['money<', { var: 'usd' }, { amount: '11', currency: 'USD' }, 'yes'],
  ['money<', { var: 'usd' }, { amount: '11', currency: 'EUR' }, 'unknown'],
  ['money==', { var: 'usd' }, { amount: '10.5', currency: 'EUR' }, 'unknown'],
  ['money<', { var: 'usd' }, '11', 'unknown'],
  ['money<', { var: 'one' }, '11', 'unknown'],
  ['money<', '1'.repeat(100), '11', 'unknown'],
])('compares money as decimal text: %s of %j and %j', (operator, left, right, verdict) => {
  expect(evaluate({ [operator]: [left, right] })).toBe(verdict)
})

it.each([10.5, '1e3', '1,000', '', { amount: '1', currency: '' }, { amount: 1, currency: 'USD' }])(
  'refuses the amount %j in a rule, and does not know it in a fact',
  (amount) => {
    const linked = linkRule('law', { says: '', when: { 'money<': [{ var: 'usd' }, amount] } }, new Map())
    expect(linked).toMatchObject({ ok: false, problem: { path: '/when/money</1' } })
    expect(evaluate({ 'money<': [{ var: 'given' }, { var: 'given' }] }, { given: amount })).toBe('unknown')
  },
)

it.each<[string, string, string, Verdict]>([
  ['date<', '2026-02-28', '2026-03-01', 'yes'],
  ['date<', '2026-03-01', '2026-03-01', 'no'],
  ['date<=', '2026-03-01', '2026-03-01', 'yes'],
  ['date<', '2026-03-01T10:00:00+02:00', '2026-03-01T09:00:00Z', 'yes'],
  ['date<=', '2026-03-01T10:00:00+02:00', '2026-03-01T08:00Z', 'yes'],
  ['date<', '2026-03-01T08:00:00.000000001Z', '2026-03-01T08:00:00.000000002Z', 'yes'],
  ['date<=', '2026-03-01', '2026-03-01T00:00:00Z', 'yes'],
  ['date<', '2026-02-30', '2026-03-01', 'unknown'],
  ['date<', '2025-02-29', '2026-03-01', 'unknown'],
  ['date<', '2026-03-01T10:00:00', '2026-03-02', 'unknown'],
  ['date<', '01/03/2026', '2026-03-02', 'unknown'],
  ['date<', '2026-13-01', '2026-03-02', 'unknown'],
  ['date<', '2026-03-01T24:00Z', '2026-03-02', 'unknown'],
])('orders days and moments: %s of %s and %s', (operator, left, right, verdict) => {
  expect(evaluate({ [operator]: [left, right] })).toBe(verdict)
})

it.each<[string, string, number, Verdict]>([
  ['2026-03-01', '2026-05-30', 90, 'yes'],
  ['2026-03-01', '2026-05-31', 90, 'no'],
  ['2026-03-02', '2026-03-01', -1, 'yes'],
  ['2026-03-28T12:00:00+01:00', '2026-03-29T12:00:00+01:00', 1, 'yes'],
  ['2026-02-30', '2026-03-01', 90, 'unknown'],
])('counts the days from %s to %s: %s at the most', (from, until, most, verdict) => {
  expect(evaluate({ '<=': [{ days: [from, until] }, most] })).toBe(verdict)
})

it.each<[string, string, Verdict]>([
  ['5.7.0', '5.7.0', 'yes'],
  ['5.10.0', '5.7.0', 'yes'],
  ['5.5.0', '5.7.0', 'no'],
  ['latest', '5.7.0', 'unknown'],
])('knows whether version %s is not older than %s (PRM-044)', (left, right, verdict) => {
  expect(evaluate({ 'version>=': [left, right] })).toBe(verdict)
})

it('knows whether an address lies in a list of blocks', () => {
  const blocks = { given: ['198.51.100.7', '203.0.113.0/24'] }
  expect(evaluate({ 'ip-in': ['203.0.113.200', { var: 'given' }] }, blocks)).toBe('yes')
  expect(evaluate({ 'ip-in': ['203.0.114.1', { var: 'given' }] }, blocks)).toBe('no')
  expect(evaluate({ 'ip-in': ['203.0.114.1', '203.0.114.1'] })).toBe('unknown')
  expect(evaluate({ 'ip-in': ['203.0.114.1', { var: 'given' }] }, { given: ['203.0.114.1', '203.0.'] })).toBe(
    'unknown',
  )
})
