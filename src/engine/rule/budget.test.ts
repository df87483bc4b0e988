import { expect, it } from 'vitest'
import { LIMITS, Overspent, type Run } from './budget.ts'
import { compile } from './compile.ts'
import { explain } from './explain.ts'
import { linkRules } from './link.ts'
import { readExpression } from './read.ts'
import type { Explanation, Facts } from './types.ts'

/** The steps one evaluation spends; it ends with the first step that the budget does not hold. */
function spentBy(when: unknown, facts: Facts): { spent: number; steps: number } {
  const run: Run = { facts, left: LIMITS.steps }
  let steps = 0
  const counted = Object.defineProperty({ facts, left: 0 }, 'left', {
    get: () => run.left,
    set: (left: number) => {
      expect(left).toBeLessThanOrEqual(run.left)
      run.left = left
      steps += 1
    },
  })
  try {
    compile(readExpression(when), () => () => true).step(facts, counted)
  } catch (error) {
    expect(error).toBeInstanceOf(Overspent)
  }
  return { spent: LIMITS.steps - run.left, steps }
}

const long = 'ab'.repeat(500_000)
const alike = 'ab'.repeat(500_000).concat('')
const manyLong = Array.from({ length: 100_000 }, () => ({ a: long, b: alike, list: [long, alike] }))
const [a, b] = [{ var: 'a' }, { var: 'b' }]
const eachOf = (body: unknown) => ({ none: [{ var: 'manyLong' }, body] })

// For each operator that reads texts or lists an operand of a million characters, a hundred thousand times.
const costly: Record<string, unknown> = {
  '==': eachOf({ '!=': [a, b] }),
  '===': eachOf({ '!==': [a, b] }),
  '== of text and number': eachOf({ '==': [a, 5] }),
  '<': eachOf({ '<': [a, b] }),
  '+': eachOf({ '==': [{ '+': [a, 1] }, 5] }),
  '-': eachOf({ '==': [{ '-': [a, 1] }, 5] }),
  max: eachOf({ '==': [{ max: [a, 1] }, 5] }),
  in: eachOf({ in: [{ substr: [a, 1] }, b] }),
  'in a list': eachOf({ in: [{ substr: [a, 1] }, { var: 'list' }] }),
  cat: eachOf({ '==': [{ cat: [{ substr: [a, 0, 99_999] }] }, 1] }),
  'a worked-out path': eachOf({ '!': { var: { substr: [a, 1] } } }),
  missing: eachOf({ '!': { missing: [a] } }),
  missing_some: eachOf({ '!': { missing_some: [a, [b]] } }),
  substr: eachOf({ substr: ['abc', a] }),
  'version>=': eachOf({ 'version>=': [a, b] }),
  'ip-in': eachOf({ 'ip-in': [a, { var: 'list' }] }),
}

it.each(Object.entries(costly))('pays for what %s reads, so that it ends within the budget', (_, when) => {
  expect(spentBy(when, { manyLong }).spent).toBeGreaterThan(LIMITS.steps)
})

const paid: Record<string, unknown> = {
  'date<': eachOf({ 'date<': ['2026-01-02', '2026-01-01'] }),
  days: eachOf({ '==': [{ days: ['2026-01-02', '2026-01-01'] }, 5] }),
  'money<': eachOf({ 'money<': ['2.5', '1.5'] }),
}

it.each(Object.entries(paid))('takes the time that %s needs from the budget', (_, when) => {
  expect(spentBy(when, { manyLong }).steps).toBeLessThan(LIMITS.steps / 3)
})

it('never gives steps back for operands whose product is beyond 2^31', () => {
  const near = `${'a'.repeat(17_500)}b${'a'.repeat(17_500)}`
  expect(spentBy({ in: [near, 'a'.repeat(120_000)] }, {}).spent).toBeGreaterThan(LIMITS.steps)
  expect(
    linkRules({ r: { says: '', when: { in: [near, 'a'.repeat(120_000)] } } })
      .rules.get('r')!
      .judge({}),
  ).toBe('unknown')
  for (const [one, other] of [
    [2 ** 16, 2 ** 15],
    [2 ** 16, 2 ** 16],
    [2 ** 17, 3 * 2 ** 15],
  ]) {
    const facts = { one: 'a'.repeat(one! - 1).concat('b'), other: 'a'.repeat(other!) }
    expect(spentBy({ in: [{ var: 'one' }, { var: 'other' }] }, facts).spent).toBeGreaterThan(LIMITS.steps)
  }
})

it('refuses a path deeper than facts may be', () => {
  const path = Array.from({ length: 65 }, () => 'a').join('.')
  for (const when of [{ '!!': { var: path } }, { has: path }])
    expect(linkRules({ r: { says: '', when } }).problems).toMatchObject([
      { sentence: 'A fact lies at most 64 levels deep; this path has 65.' },
    ])
})

it('explains a rule within its budget, and leaves the rest out', () => {
  const body = { and: Array.from({ length: 900 }, (_, index) => ({ '>=': [{ var: '' }, -index] })) }
  const facts = { items: Array.from({ length: 4_000 }, (_, index) => index) }
  const { rules: linked } = linkRules({ r: { says: '', when: { all: [{ var: 'items' }, body] } } })
  const count = (part: Explanation): number => part.operands.reduce((sum, one) => sum + count(one), 1)
  expect(count(explain(linked.get('r')!, facts))).toBeLessThanOrEqual(2_100)
})
