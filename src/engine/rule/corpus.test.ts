import * as fc from 'fast-check'
import jsonLogic from 'json-logic-js'
import { expect, it } from 'vitest'
import { evaluate } from './evaluate.ts'
import { linkRule } from './link.ts'
import { operators } from './operators.ts'

const facts = {
  text: 'hosted',
  empty: '',
  digits: '12',
  zero: 0,
  one: 1,
  amount: -3.5,
  yes: true,
  no: false,
  numbers: [3, 1, 2],
  words: ['a', 'hosted'],
  none: [],
  nested: { list: [[1], []], deep: { value: 7 } },
  items: [
    { kind: 'fee', value: 2 },
    { kind: 'tax', value: 0 },
  ],
}
const paths = [
  ...Object.keys(facts).filter((key) => key !== 'nested'),
  'nested.list',
  'nested.deep.value',
  'items.1.kind',
  'text.length',
]
const call = (operator: string, ...operands: fc.Arbitrary<unknown>[]) =>
  fc.tuple(...operands).map((given) => ({ [operator]: given }))

const { any } = fc.letrec<{ any: unknown; within: unknown }>((tie) => {
  const grow = (leaf: fc.Arbitrary<unknown>, self: fc.Arbitrary<unknown>, known: fc.Arbitrary<unknown>) => {
    const many = (operator: string, minLength: number) =>
      fc.array(self, { minLength, maxLength: 4 }).map((given) => ({ [operator]: given }))
    const list = fc.oneof(known, self)
    const body = tie('within')
    return fc.oneof(
      { depthSize: 'medium', maxDepth: 5, withCrossShrink: true },
      leaf,
      ...['==', '===', '!=', '!==', '<', '<=', '>', '>=', '/', '%', '-', 'in', 'substr'].map((name) =>
        call(name, self, self),
      ),
      ...['<', '<=', 'substr'].map((name) => call(name, self, self, self)),
      ...['!', '!!', '-'].map((name) => call(name, self)),
      ...['+', '*', 'and', 'or'].map((name) => many(name, 1)),
      ...['cat', 'merge', 'min', 'max', '+'].map((name) => many(name, 0)),
      ...['if', '?:'].flatMap((name) => [
        call(name, self),
        call(name, self, self, self),
        call(name, self, self, self, self, self),
      ]),
      ...['map', 'filter', 'all', 'some', 'none'].map((name) => call(name, list, body)),
      call('reduce', list, fc.oneof(fold, body), fc.oneof(leaf, self)),
      fc
        .array(fc.constantFrom(...paths, 'absent', 'nested.absent'), { maxLength: 4 })
        .map((missing) => ({ missing })),
      call(
        'missing_some',
        fc.integer({ min: 0, max: 3 }),
        fc.array(fc.constantFrom(...paths, 'absent'), { maxLength: 4 }),
      ),
      fc.array(self, { maxLength: 3 }),
    )
  }
  const constant = fc.constantFrom<unknown>(
    0,
    1,
    -1,
    2.5,
    '1',
    '12',
    'hosted',
    'o',
    '',
    true,
    false,
    null,
    [],
    [1, 'a'],
    [[2]],
  )
  const fold = fc.constantFrom<unknown>(
    { '+': [{ var: 'accumulator' }, { var: 'current' }] },
    { cat: [{ var: 'accumulator' }, '-', { var: 'current' }] },
    { max: [{ var: 'accumulator' }, { var: 'current' }] },
    { merge: [{ var: 'accumulator' }, { var: 'current' }] },
  )
  const fact = fc.oneof(
    fc.constantFrom(...paths).map((path) => ({ var: path })),
    fc.constantFrom(
      { var: ['absent', 5] },
      { var: ['text', 'x'] },
      { var: [{ if: [{ var: 'yes' }, 'one', 'zero'] }] },
    ),
  )
  return {
    any: grow(
      fc.oneof(constant, fact),
      tie('any'),
      fc.constantFrom({ var: 'numbers' }, { var: 'words' }, { var: 'items' }, { var: 'none' }),
    ),
    within: grow(
      fc.oneof(constant, fc.constant({ var: '' })),
      tie('within'),
      fc.constantFrom([1, 2, 3], ['a', 'b'], { var: '' }),
    ),
  }
})

function reference(when: unknown): 'yes' | 'no' | 'throws' {
  try {
    return jsonLogic.truthy(jsonLogic.apply(when as never, facts)) ? 'yes' : 'no'
  } catch {
    return 'throws'
  }
}

it('answers as json-logic-js does, for six thousand generated rules', { timeout: 60_000 }, () => {
  const seen = new Map<string, number>()
  const tally = { yes: 0, no: 0, unknown: 0, throws: 0 }
  const rule = any.map((expression) => ({ '!!': [expression] }))
  const check = (when: unknown) => {
    const linked = linkRule('generated', { says: '', when }, new Map())
    if (!linked.ok) throw new Error(`${linked.problem.path} ${linked.problem.sentence}`)
    const expected = reference(when)
    const verdict = linked.rule.judge(facts)
    tally[expected === 'throws' ? 'throws' : verdict] += 1
    for (const [, name = ''] of JSON.stringify(when).matchAll(/\{"([^"]+)":/g))
      seen.set(name, (seen.get(name) ?? 0) + 1)
    if (expected === 'throws') expect(verdict).toBe('unknown')
    else if (verdict !== 'unknown' || !JSON.stringify(when).includes('null')) expect(verdict).toBe(expected)
  }
  fc.assert(fc.property(rule, check), { seed: 20261121, numRuns: 6_000 })
  const referenced = [...operators].filter(([, operator]) => !operator.ours).map(([name]) => name)
  for (const name of referenced) expect(seen.get(name) ?? 0, name).toBeGreaterThan(100)
  expect(tally.unknown).toBeLessThan(100)
  expect(Math.min(tally.yes, tally.no)).toBeGreaterThan(1_000)
})

function checkEvaluation(when: unknown): void {
  const { verdict } = evaluate(when, facts)
  if (verdict !== 'unknown') expect(verdict).toBe(reference(when))
}

it('evaluates what is not linked alike', { timeout: 60_000 }, () => {
  fc.assert(fc.property(any, checkEvaluation), { seed: 7, numRuns: 2_000 })
})
