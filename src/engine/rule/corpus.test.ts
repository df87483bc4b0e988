import * as fc from 'fast-check'
import jsonLogic from 'json-logic-js'
import { expect, it } from 'vitest'
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

/** Mostly numbers and numeric texts, since arithmetic on anything else has no comparable result. */
const numberIn = (read: fc.Arbitrary<unknown>, self: fc.Arbitrary<unknown>) => {
  const leaf = fc.oneof(fc.constantFrom<unknown>(0, 1, -1, 2.5, '12', '-3.5', 7), read)
  const { number } = fc.letrec<{ number: unknown }>((tie) => ({
    number: fc.oneof(
      { maxDepth: 2, depthSize: 'medium' },
      leaf,
      ...['-', '%', '/'].map((name) => call(name, tie('number'), fc.constantFrom(1, 2.5, '12'))),
      ...['+', '*', 'min', 'max'].flatMap((name) => [
        call(name, tie('number')),
        call(name, tie('number'), tie('number')),
      ]),
    ),
  }))
  return fc.oneof({ arbitrary: number, weight: 150 }, { arbitrary: self, weight: 1 })
}

const { any } = fc.letrec<{ any: unknown; within: unknown }>((tie) => {
  const grow = (
    leaf: fc.Arbitrary<unknown>,
    self: fc.Arbitrary<unknown>,
    existing: fc.Arbitrary<unknown>,
    number: fc.Arbitrary<unknown>,
  ) => {
    const numbers = (operator: string, minLength: number) =>
      fc.array(number, { minLength, maxLength: 4 }).map((given) => ({ [operator]: given }))
    const words = fc.constantFrom<unknown>('a', 'hosted', '')
    const many = (operator: string, minLength: number) =>
      fc.array(self, { minLength, maxLength: 4 }).map((given) => ({ [operator]: given }))
    const list = fc.oneof(existing, self)
    const body = tie('within')
    return fc.oneof(
      { depthSize: 'medium', maxDepth: 5, withCrossShrink: true },
      leaf,
      ...['==', '===', '!=', '!==', 'in'].map((name) => call(name, self, self)),
      ...['<', '<=', '>', '>='].flatMap((name) => [call(name, number, number), call(name, words, words)]),
      ...['/', '%', '-'].map((name) => call(name, number, fc.constantFrom(1, 2.5, '12'))),
      ...['<', '<='].map((name) => call(name, number, number, number)),
      call('substr', self, number),
      call('substr', self, number, number),
      call('-', number),
      ...['!', '!!'].map((name) => call(name, self)),
      ...['and', 'or'].map((name) => many(name, 1)),
      ...['cat', 'merge'].map((name) => many(name, 0)),
      ...['min', 'max', '*', '+'].map((name) => numbers(name, 1)),
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
      numberIn(fc.constantFrom({ var: 'one' }, { var: 'amount' }, { var: 'digits' }), tie('any')),
    ),
    within: grow(
      fc.oneof(constant, fc.constant({ var: '' })),
      tie('within'),
      fc.constantFrom([1, 2, 3], ['a', 'b'], { var: '' }),
      numberIn(fc.constantFrom(3, { '+': [1, 2] }), tie('within')),
    ),
  }
})

/** Tells whether json-logic-js produced NaN or Infinity, for which our verdict is unknown. */
let isUnanswered = false

const parsed = (value: unknown) => Number.parseFloat(value as string)
const arithmetic = {
  '+': (...values: unknown[]) => values.reduce<number>((sum, value) => sum + parsed(value), 0),
  '*': (...values: unknown[]) =>
    values.length === 1 ? values[0] : values.reduce<number>((whole, value) => whole * parsed(value), 1),
  '-': (one: number, other?: number) => (other === undefined ? -one : one - other),
  '/': (one: number, other: number) => one / other,
  '%': (one: number, other: number) => one % other,
  min: Math.min,
  max: Math.max,
}
const comparable = (...values: unknown[]) =>
  values.every((value) => typeof value === 'string') || values.every((value) => !Number.isNaN(Number(value)))

for (const [name, work] of Object.entries(arithmetic))
  jsonLogic.add_operation(name, (...values: never[]) => {
    const value: unknown = (work as (...values: never[]) => unknown)(...values)
    if (typeof value === 'number' && !Number.isFinite(value)) isUnanswered = true
    return value
  })
const orders: Record<string, (one: never, other: never) => boolean> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
}
for (const [name, holds] of Object.entries(orders))
  jsonLogic.add_operation(name, (one: never, other: never, last?: never) => {
    const pairs =
      last === undefined || name.startsWith('>')
        ? [[one, other]]
        : [
            [one, other],
            [other, last],
          ]
    if (!pairs.every((pair) => comparable(...pair))) isUnanswered = true
    return pairs.every(([left, right]) => holds(left as never, right as never))
  })
jsonLogic.add_operation('substr', (source: unknown, ...places: unknown[]) => {
  if (places.some((place) => place !== undefined && Number.isNaN(Number(place)))) isUnanswered = true
  const [start, end] = places as [number, number?]
  if (!(end! < 0)) return String(source).substr(start, end)
  const rest = String(source).substr(start)
  return rest.substr(0, rest.length + end!)
})

function reference(when: unknown): 'yes' | 'no' | 'throws' {
  isUnanswered = false
  try {
    return jsonLogic.truthy(jsonLogic.apply(when as never, facts)) ? 'yes' : 'no'
  } catch {
    return 'throws'
  }
}

it('answers as json-logic-js does, for six thousand generated rules', () => {
  const seen = new Map<string, number>()
  const tally = { yes: 0, no: 0, unknown: 0, throws: 0 }
  let unanswered = 0
  const rule = any.map((expression) => ({ '!!': [expression] }))
  const check = (when: unknown) => {
    const linked = linkRule('generated', { says: '', when }, new Map())
    if (!linked.ok) throw new Error(`${linked.problem.path} ${linked.problem.sentence}`)
    const expected = reference(when)
    const verdict = linked.rule.evaluate(facts)
    if (!isUnanswered) tally[expected === 'throws' ? 'throws' : verdict] += 1
    for (const [, name = ''] of JSON.stringify(when).matchAll(/\{"([^"]+)":/g))
      seen.set(name, (seen.get(name) ?? 0) + 1)
    if (expected === 'throws') expect(verdict).toBe('unknown')
    else if (isUnanswered) unanswered += 1
    else if (verdict !== 'unknown' || !JSON.stringify(when).includes('null')) expect(verdict).toBe(expected)
  }
  fc.assert(fc.property(rule, check), { seed: 20261121, numRuns: 6_000 })
  const referenced = [...operators].filter(([, operator]) => !operator.ours).map(([name]) => name)
  for (const name of referenced) expect(seen.get(name) ?? 0, name).toBeGreaterThan(100)
  expect(tally.unknown).toBeLessThan(100)
  expect(unanswered).toBeLessThan(300)
  expect(Math.min(tally.yes, tally.no)).toBeGreaterThan(1_000)
})
