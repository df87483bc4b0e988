import { expect, it } from 'vitest'
import { costlyRules } from '#tests/fixtures/engine/costly-rules.ts'
import { LIMITS, Overspent, type Run } from './budget.ts'
import { compile } from './compilation.ts'
import { explain } from './explanation.ts'
import { linkRules } from './link.ts'
import { operators } from './operators.ts'
import { readExpression } from './reading/reader.ts'
import type { Explanation, Facts } from './types.ts'

/** Returns the steps that one evaluation spends; it ends at the first step beyond the budget. */
function spentBy(when: unknown, facts: Facts): { spent: number } {
  const run: Run = { facts, left: LIMITS.steps }
  const counted = Object.defineProperty({ facts, left: 0 }, 'left', {
    get: () => run.left,
    set: (left: number) => {
      expect(left).toBeLessThanOrEqual(run.left)
      run.left = left
    },
  })
  try {
    compile(readExpression(when), () => () => true).step(facts, counted)
  } catch (error) {
    expect(error).toBeInstanceOf(Overspent)
  }
  return { spent: LIMITS.steps - run.left }
}

const long = 'ab'.repeat(500_000)
const alike = 'ab'.repeat(500_000).concat('')
const manyLong = Array.from({ length: 100_000 }, () => ({ a: long, b: alike, list: [long, alike] }))
const [a, b] = [{ var: 'a' }, { var: 'b' }]
const keys = (count: number) => Array.from({ length: count }, () => 'a').join('.')
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

// Minimum steps of one call of each operator, with its literals and the loop around it. `npm run bench --
// budget` checks the figures against the clock; change them in both places.
const turns: Record<string, readonly [body: unknown, steps: number]> = {
  var: [{ var: 'a' }, 1],
  missing: [{ missing: ['x'] }, 2],
  missing_some: [{ missing_some: [1, ['x']] }, 3],
  has: [{ has: ['x', 'y', 'z'] }, 2],
  rule: [{ rule: 'other' }, 1],
  and: [{ and: [1, 1, 1] }, 1],
  or: [{ or: [0, 0, 0] }, 1],
  '!': [{ '!': [1] }, 1],
  '!!': [{ '!!': [1] }, 1],
  if: [{ if: [0, 1, 0, 1, 1] }, 2],
  '?:': [{ '?:': [0, 1, 0, 1, 1] }, 2],
  '==': [{ '==': [1, 2] }, 2],
  '===': [{ '===': [1, 2] }, 2],
  '!=': [{ '!=': [1, 2] }, 2],
  '!==': [{ '!==': [1, 2] }, 2],
  '<': [{ '<': [1, 2] }, 2],
  '<=': [{ '<=': [1, 2] }, 2],
  '>': [{ '>': [1, 2] }, 2],
  '>=': [{ '>=': [1, 2] }, 2],
  '+': [{ '+': [1, 2] }, 2],
  '*': [{ '*': [1, 2] }, 2],
  '-': [{ '-': [1, 2] }, 2],
  '/': [{ '/': [1, 2] }, 2],
  '%': [{ '%': [1, 2] }, 8],
  min: [{ min: [1, 2] }, 2],
  max: [{ max: [1, 2] }, 2],
  cat: [{ cat: ['x', 'y'] }, 4],
  substr: [{ substr: ['x', 1] }, 4],
  in: [{ in: ['x', 'y'] }, 3],
  length: [{ length: 'x' }, 1],
  map: [{ map: [[], 1] }, 1],
  filter: [{ filter: [[], 1] }, 1],
  all: [{ all: [[], 1] }, 1],
  some: [{ some: [[], 1] }, 1],
  none: [{ none: [[], 1] }, 1],
  reduce: [{ reduce: [[], 1, 1] }, 1],
  merge: [{ merge: [1, 2] }, 2],
  'money<': [{ 'money<': ['2.5', '1.5'] }, 19],
  'money<=': [{ 'money<=': ['2.5', '1.5'] }, 19],
  'money>': [{ 'money>': ['2.5', '1.5'] }, 19],
  'money>=': [{ 'money>=': ['2.5', '1.5'] }, 19],
  'money==': [{ 'money==': ['2.5', '1.5'] }, 19],
  'date<': [{ 'date<': ['2026-01-02', '2026-01-01'] }, 19],
  'date<=': [{ 'date<=': ['2026-01-02', '2026-01-01'] }, 19],
  days: [{ days: ['2026-01-02', '2026-01-01'] }, 19],
  'version>=': [{ 'version>=': ['1.2.3', '1.2.4'] }, 3],
  'ip-in': [{ 'ip-in': ['10.0.0.1', ['10.0.0.0/8']] }, 21],
}

it('knows the dearest rules and the steps of every operator', () => {
  const names = [...operators.keys()].toSorted()
  expect(names.length).toBeGreaterThan(40)
  expect(Object.keys(turns).toSorted()).toEqual(names)
  expect(Object.keys(costlyRules).toSorted()).toEqual(names)
  for (const rules of Object.values(costlyRules)) expect(rules.length).toBeGreaterThan(0)
})

it.each(Object.entries(turns))('takes from the budget what a call of %s costs', (_, [body, steps]) => {
  const items = Array.from({ length: 200 }, () => ({ a: 1 }))
  const { spent } = spentBy({ map: [{ var: 'items' }, body] }, { items })
  expect(spent / items.length).toBe(1 + steps)
})

it.each([
  ['a fact 64 levels deep', { var: keys(64) }, 8],
  ['whether there are five facts 64 levels deep', { has: Array.from({ length: 5 }, () => keys(64)) }, 40],
  ['a fact by a path of 8,000 characters', { var: { var: 'path' } }, 1_000],
  ['a fact by a number', { var: { var: 'number' } }, 3],
  ['which of a hundred facts are missing', { missing: { var: 'names' } }, 100],
  ['a list of a hundred numbers as text', { cat: [{ var: 'numbers' }] }, 300],
  ['lists inside lists as text', { '==': [{ var: 'lists' }, 'a'] }, 30],
  ['a remainder of a huge number', { '%': [1.7e308, 5e-324] }, 6],
  ['an address in ten blocks', { 'ip-in': ['10.0.0.1', { var: 'blocks' }] }, 120],
])('takes from the budget what it costs to read %s', (_what, body, steps) => {
  const facts = {
    path: 'a.'.repeat(4_000),
    number: 1.234_567_890_123e-200,
    names: Array.from({ length: 100 }, (_, index) => `a${index}`),
    numbers: Array.from({ length: 100 }, (_, index) => index + 0.1),
    lists: [[[[[[[[[[1]]]]]]]]]],
    blocks: Array.from({ length: 10 }, (_, index) => `10.${index}.0.0/16`),
  }
  const { spent } = spentBy({ map: [{ var: 'items' }, body] }, { items: [facts] })
  expect(spent).toBeGreaterThan(steps)
})

it('has room for a rule of the largest size, whatever its operators are', () => {
  const dearest: Record<string, unknown> = {
    dates: { 'date<': ['2026-01-01', '2026-01-02'] },
    amounts: { 'money<': ['1.5', '2.5'] },
    remainders: { '%': [5, 3] },
    'deep facts': { '!': { has: [keys(64)] } },
  }
  for (const [name, one] of Object.entries(dearest)) {
    const when = { and: Array.from({ length: 1_200 }, () => one) }
    expect(
      linkRules({ r: { says: '', when } })
        .rules.get('r')!
        .evaluate({}),
      name,
    ).toBe('yes')
  }
})

it('never gives steps back for operands whose product is beyond 2^31', () => {
  const near = `${'a'.repeat(17_500)}b${'a'.repeat(17_500)}`
  expect(spentBy({ in: [near, 'a'.repeat(120_000)] }, {}).spent).toBeGreaterThan(LIMITS.steps)
  expect(
    linkRules({ r: { says: '', when: { in: [near, 'a'.repeat(120_000)] } } })
      .rules.get('r')!
      .evaluate({}),
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
      { sentence: 'A fact lies at most 64 levels deep; this path has 65. Name a shorter one.' },
    ])
})

it('explains a rule within its budget, and leaves the rest out', () => {
  const body = { and: Array.from({ length: 900 }, (_, index) => ({ '>=': [{ var: '' }, -index] })) }
  const facts = { items: Array.from({ length: 4_000 }, (_, index) => index) }
  const { rules: linked } = linkRules({ r: { says: '', when: { all: [{ var: 'items' }, body] } } })
  const count = (part: Explanation): number => part.operands.reduce((sum, one) => sum + count(one), 1)
  expect(count(explain(linked.get('r')!, facts))).toBeLessThanOrEqual(2_100)
})
