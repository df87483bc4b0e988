import { expect, it } from 'vitest'
import { explain } from './explanation.ts'
import { linkRule, linkRules } from './link.ts'
import { compileValue } from './value.ts'
import type { Facts } from './types.ts'

const huge = Array.from({ length: 200_000 }, (_, index) => index)
const wide = { or: [1, 2, 3].map((value) => ({ '==': [{ var: 'huge' }, value] })) }
const secret = {
  constructor: undefined,
  user: Object.create({ isAdmin: true }),
  text: 'abc',
  list: [1],
  huge,
}

function deep(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let inner: unknown = true
  for (let level = 0; level < levels; level += 1) inner = wrap(inner)
  return inner
}

function cyclic(): unknown {
  const cycle: Record<string, unknown> = {}
  cycle.and = [true, cycle]
  return cycle
}

const doubling = (start: unknown, step: unknown) => ({ '!!': [{ reduce: [{ var: 'huge' }, step, start] }] })
const current = { var: 'current' }
const accumulator = { var: 'accumulator' }
const proxy = () =>
  new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('trap')
      },
    },
  )

const rules: Record<string, unknown> = {
  'a prototype path': { '!!': { var: 'constructor.name' } },
  'a path through __proto__': { '!!': { var: '__proto__.toString' } },
  'an inherited fact': { '!!': { var: 'user.isAdmin' } },
  'a method of a text': { '!!': { var: 'text.constructor' } },
  'a method of a list': { '!!': { var: 'list.concat' } },
  'a method by a worked-out path': { '!!': { var: { cat: ['to', 'String'] } } },
  'twenty thousand operators inside each other': deep(20_000, (inner) => ({ '!': [inner] })),
  'twenty thousand lists inside each other': { '==': [deep(20_000, (inner) => [inner]), 1] },
  'twenty thousand objects inside each other': { '==': [deep(20_000, (inner) => ({ a: inner, b: 1 })), 1] },
  'ten megabytes of text': { '==': ['x'.repeat(10_000_000), 1] },
  'ten megabytes of list': { in: [1, Array.from({ length: 5_000_000 }, () => 1)] },
  'ten megabytes of name': { ['x'.repeat(10_000_000)]: 1 },
  'ten megabytes of pieces': { and: Array.from({ length: 100 }, () => 'x'.repeat(100_000)) },
  'an unknown operator': { method: ['a', 'toString'] },
  'an operator of the prototype': { constructor: [1] },
  'a dotted operator': { 'Math.max': [1] },
  log: { log: [1] },
  'a getter': {
    and: [
      {
        get var() {
          return 'text'
        },
      },
    ],
  },
  'a computed item': { and: Object.defineProperty([true], 0, { get: () => true }) },
  'a throwing proxy': { and: [proxy()] },
  'a proxy without an end': endless(),
  'a circle': cyclic(),
  '__proto__ as operator': JSON.parse('{"__proto__":[1]}'),
  '__proto__ as key': { '==': [JSON.parse('{"__proto__":1,"a":2}'), 1] },
  'a function': { and: [() => true] },
  'a date object': { and: [new Date(0)] },
  'a map': { and: [new Map()] },
  'a gap': { and: Object.assign(Array.from({ length: 2 }), { length: 3 }) },
  undefined: { and: [undefined] },
  'a bigint': { and: [1n] },
  'not a number': { and: [Number.NaN] },
  'two operators in one pair of braces': { '==': [1, 1], '!=': [1, 2] },
  'a bare list': [{ '==': [1, 2] }],
  'a bare text': 'isAllowed',
  'a bare object': { says: 'yes', when: true },
  nothing: undefined,
  'a huge list walked': { some: [{ var: 'huge' }, { '<': [{ var: '' }, 0] }] },
  'a walk within a walk': {
    all: [{ var: 'huge' }, { none: [[1, 2, 3, 4, 5, 6, 7, 8], { '==': [{ var: '' }, 9] }] }],
  },
  'large bodies': {
    all: [{ var: 'huge' }, { and: Array.from({ length: 1_000 }, () => ({ '>=': [{ var: '' }, 0] })) }],
  },
  'a text that doubles': doubling('x', { cat: [accumulator, accumulator] }),
  'a list that doubles': doubling([1], { merge: [accumulator, accumulator] }),
  'lists inside lists': doubling([1], [accumulator, accumulator]),
  'a text of nested lists': { '==': [{ reduce: [{ var: 'huge' }, [accumulator, accumulator], 1] }, 'x'] },
  'a long list sought again and again': {
    some: [{ var: 'huge' }, { in: [{ var: '' }, Array.from({ length: 4_000 }, () => -1)] }],
  },
  'a list written as text again and again': wide,
  'a sum of itself': doubling(1, { '+': [accumulator, current, current] }),
}

function endless(): unknown {
  const handler: ProxyHandler<object> = {
    ownKeys: () => ['and'],
    getOwnPropertyDescriptor: () => ({ value: new Proxy({}, handler), enumerable: true, configurable: true }),
  }
  return new Proxy({}, handler)
}

function evaluateRule(when: unknown, facts: Facts): unknown {
  const linked = linkRule('hostile', { says: '', when }, new Map())
  if (!linked.ok) return linked.problem.sentence.length > 0 ? 'refused' : 'silent'
  return linked.rule.evaluate(facts)
}

// The speed is measured in steps (budget.test.ts) and compared with the clock by `npm run bench -- budget`.
it.each(Object.entries(rules))('ends %s as unknown or as a problem', (_, when) => {
  expect(evaluateRule(when, secret)).toMatch(/^(unknown|refused)$/)
  const compiled = compileValue(when)
  if (compiled.ok) expect(typeof compiled.value(secret)).not.toBe('function')
})

const hostileFacts: Record<string, () => unknown> = {
  'no facts': () => undefined,
  null: () => null,
  'a function': () => () => 1,
  'a function as fact': () => ({ a: () => 1 }),
  'a class as fact': () => ({ a: Map }),
  'a throwing getter': () => ({
    get a() {
      throw new Error('read')
    },
  }),
  'a throwing proxy': () =>
    new Proxy(
      {},
      {
        getOwnPropertyDescriptor: () => {
          throw new Error('trap')
        },
      },
    ),
  'an own __proto__': () => JSON.parse('{"__proto__":{"a":1}}'),
  'an inherited fact': () => Object.create({ a: 1 }),
  'a conversion of its own': () => ({ a: { toString: () => '1', valueOf: () => 1 } }),
  'a text that cannot be': () => ({ a: { toString: 1 } }),
  'an object without prototype': () => ({ a: Object.create(null) }),
  'a circle of lists': () => {
    const a: unknown[] = []
    a.push(a)
    return { a }
  },
  'lists twenty thousand deep': () => ({ a: deep(20_000, (inner) => [inner]) }),
  'a million items': () => ({ a: Array.from({ length: 1_000_000 }, () => 1) }),
}

it.each(Object.entries(hostileFacts))('ends facts that are %s as unknown', (_, make) => {
  const facts = make() as Facts
  for (const when of [
    { '==': [{ var: 'a' }, 1] },
    { '<=': [{ var: 'a' }, 1] },
    { '>': [{ '+': [{ var: 'a' }] }, 0] },
  ]) {
    expect(evaluateRule(when, facts)).toBe('unknown')
  }
})

it('does not see a polluted prototype', () => {
  const polluted = Object.prototype as Record<string, unknown>
  polluted.isAdmin = true
  try {
    expect(evaluateRule({ '!!': { var: 'isAdmin' } }, {})).toBe('unknown')
  } finally {
    delete polluted.isAdmin
  }
})

it('names the operator that was probably meant', () => {
  const linked = linkRule('r', { says: '', when: { and: [true, { fliter: [[], true] }] } }, new Map())
  expect(linked).toMatchObject({ ok: false, problem: { path: '/when/and/1', nearest: 'filter' } })
})

it('ends a doubling chain of rules, and a chain too long', () => {
  const doubled: Record<string, { says: string; when: unknown }> = {
    r0: { says: '', when: { '==': [{ var: 'a' }, 1] } },
  }
  for (let index = 1; index <= 60; index += 1) {
    doubled[`r${index}`] = { says: '', when: { and: [{ rule: `r${index - 1}` }, { rule: `r${index - 1}` }] } }
  }
  const { rules: linked, problems } = linkRules(doubled)
  expect(problems).toEqual([])
  expect(linked.get('r60')!.evaluate({ a: 1 })).toBe('unknown')
  expect(explain(linked.get('r60')!, { a: 1 }).verdict).toBe('unknown')
})

it('refuses a chain of rules longer than the stack should carry', () => {
  const chain: Record<string, { says: string; when: unknown }> = { r0: { says: '', when: true } }
  for (let index = 1; index < 3_000; index += 1)
    chain[`r${index}`] = { says: '', when: { '!!': { rule: `r${index - 1}` } } }
  const { rules: linked, problems } = linkRules(chain)
  expect(problems.length).toBeGreaterThan(0)
  expect(problems[0]!.sentence).toContain('too long a chain')
  expect(linked.get('r2999')!.evaluate({})).toBe('unknown')
})
