import jsonLogic from 'json-logic-js'
import { expect, it } from 'vitest'
import { operatorTable } from './operators.ts'
import { compileValue } from './value.ts'

const data = {
  temp: 100,
  pie: { filling: 'apple' },
  list: [1, 2, 3, 4],
  empty: [],
  name: 'abc',
  zero: 0,
  blank: '',
}

const vectors: readonly unknown[] = [
  true,
  17,
  'apple',
  null,
  ['a', 'b'],
  { var: 'temp' },
  { var: ['temp'] },
  { var: 'pie.filling' },
  { var: 'list.1' },
  { var: 'name.length' },
  { var: ['absent', 1] },
  { var: ['pie.absent', { '+': [1, 2] }] },
  { var: '' },
  { var: [] },
  { var: null },
  { missing: [] },
  { missing: 'temp' },
  { missing: 'absent' },
  { missing: ['temp', 'absent', 'blank', 'zero'] },
  { missing: { merge: ['temp', { if: [true, ['absent'], []] }] } },
  { missing: [['temp', 'absent']] },
  { missing_some: [1, ['temp', 'absent']] },
  { missing_some: [2, ['temp', 'absent', 'blank']] },
  { if: [] },
  { if: [1] },
  { if: [0, 1] },
  { if: [true, 1, 2] },
  { if: [false, 1, 2] },
  { if: [false, 1, '', 2, 3] },
  { if: [[], 1, ['0'], 2] },
  { '?:': [true, 1, 2] },
  { '==': [1, '1'] },
  { '==': [null, null] },
  { '==': [null, 0] },
  { '==': [true, '1'] },
  { '==': [[1], 1] },
  { '==': [[], 0] },
  { '===': [1, '1'] },
  { '===': [1, 1] },
  { '!=': [1, '1'] },
  { '!==': [1, '1'] },
  { '!': true },
  { '!': [[]] },
  { '!': [] },
  { '!': ['0'] },
  { '!!': [[]] },
  { '!!': ['0'] },
  { '!!': [] },
  { '!!': [0] },
  { or: [0, '', 'a', 1] },
  { or: [0, false] },
  { and: [1, 'a', 0, 2] },
  { and: [1, 2] },
  { '>': [2, 1] },
  { '>': ['2', 1] },
  { '>': ['b', 'a'] },
  { '>=': [1, 1] },
  { '<': [1, 2] },
  { '<': [1, 2, 3] },
  { '<': [1, 1, 3] },
  { '<=': [1, 1, 1] },
  { '<=': [1, 4, 3] },
  { '<': [null, 1] },
  { max: [1, 3, 2] },
  { min: [1, '0'] },
  { '+': [1, '2', '3abc'] },
  { '+': '3.14' },
  { '+': [] },
  { '-': [5, 2] },
  { '-': 2 },
  { '-': ['7', '2'] },
  { '*': [2, 3, '4'] },
  { '*': ['2'] },
  { '/': [4, 2] },
  { '%': [101, 2] },
  { map: [{ var: 'list' }, { '*': [{ var: '' }, 2] }] },
  { map: [7, 1] },
  { reduce: [{ var: 'list' }, { '+': [{ var: 'current' }, { var: 'accumulator' }] }, 0] },
  { reduce: [7, 1, 5] },
  { reduce: [{ var: 'list' }, { or: [{ var: 'accumulator' }, { var: 'current' }] }] },
  { reduce: [{ var: 'empty' }, 1, 'start'] },
  { filter: [{ var: 'list' }, { '%': [{ var: '' }, 2] }] },
  { filter: ['abc', true] },
  { all: [{ var: 'list' }, { '>': [{ var: '' }, 0] }] },
  { all: [[], true] },
  { all: [1, true] },
  { none: [[], true] },
  { none: [{ var: 'list' }, { '>': [{ var: '' }, 3] }] },
  { some: [[], true] },
  { some: [{ var: 'list' }, { '>': [{ var: '' }, 3] }] },
  { merge: [[1], 2, [[3]]] },
  { merge: [] },
  { merge: 'a' },
  { in: ['a', 'abc'] },
  { in: ['a', ''] },
  { in: [1, '213'] },
  { in: [2, { var: 'list' }] },
  { in: ['2', { var: 'list' }] },
  { in: [1, 1] },
  { in: [null, [null]] },
  { cat: ['I love ', { var: 'pie.filling' }, ' pie', 1, null, [1, [2]]] },
  { cat: [] },
  { cat: 'ice' },
  { substr: ['jsonlogic', 4] },
  { substr: ['jsonlogic', -5] },
  { substr: ['jsonlogic', 0, 1] },
  { substr: ['jsonlogic', -1, 1] },
  { substr: ['jsonlogic', 4, 5] },
  { substr: ['jsonlogic', -5, -2] },
  { substr: ['jsonlogic', 1, -5] },
  { substr: [12345, 1, 2] },
  { substr: ['abc'] },
  { var: [{ '?:': [{ '<': [{ var: 'temp' }, 110] }, 'pie.filling', 'absent'] }] },
  { if: [{ missing: 'absent' }, 'asks', 'goes on'] },
  { and: [{ '<': [0, { var: 'temp' }, 110] }, { '==': [{ var: 'pie.filling' }, 'apple'] }] },
]

it('gives the value json-logic-js gives, operator by operator', () => {
  const seen = new Set<string>()
  for (const expression of vectors) {
    const text = JSON.stringify(expression)
    const compiled = compileValue(expression)
    if (!compiled.ok) throw new Error(`${text}: ${compiled.problem.sentence}`)
    expect(compiled.value(data), text).toEqual(jsonLogic.apply(expression as never, data))
    for (const [, name = ''] of text.matchAll(/\{"([^"]+)":/g)) seen.add(name)
  }
  const ours = [
    'has',
    'rule',
    'length',
    'money<',
    'money<=',
    'money>',
    'money>=',
    'money==',
    'date<',
    'date<=',
    'days',
    'version>=',
    'ip-in',
  ]
  expect(Object.keys(operatorTable).toSorted()).toEqual([...seen, ...ours].toSorted())
})

it('tells for every operator how many operands it takes, in words that end like a sentence', () => {
  for (const [name, { arity, says }] of Object.entries(operatorTable)) {
    expect(says, name).toMatch(/^[A-Z].*\.$/)
    expect(arity[0], name).toBeLessThanOrEqual(arity[1])
    const given = compileValue({
      [name]: Array.from({ length: arity[1] + 1 > 9 ? 0 : arity[1] + 1 }, () => 'a'),
    })
    if (arity[1] < 9 || arity[0] > 0)
      expect(given, name).toMatchObject({ ok: false, problem: { path: `/${name.replace('/', '~1')}` } })
  }
})

it.each([
  [{ has: ['pie.filling'] }, true],
  [{ has: 'temp' }, true],
  [{ has: ['temp', 'absent'] }, false],
  [{ has: ['blank'] }, false],
  [{ has: ['pie.toString'] }, false],
  [{ has: ['zero'] }, true],
  [{ length: 'four' }, 4],
  [{ length: { var: 'list' } }, 4],
  [{ length: 4 }, undefined],
  [{ length: { var: 'absent' } }, undefined],
  [{ '+': [1, { var: 'absent' }] }, undefined],
  [{ cat: ['a', { var: 'absent' }] }, undefined],
  [{ map: [[1, 2], { var: 'absent' }] }, undefined],
])('answers %j with %j', (expression, value) => {
  const compiled = compileValue(expression)
  expect(compiled.ok && compiled.value(data)).toEqual(value)
})

const unanswered: readonly unknown[] = [
  { '+': ['abc'] },
  { '+': [1, 'abc', 2] },
  { '*': [2, 'abc'] },
  { '-': 'abc' },
  { '-': [[1, 2], 1] },
  { '/': [1, 0] },
  { '/': [0, 0] },
  { '/': ['abc', 2] },
  { '%': [1, 0] },
  { '*': [1e308, 10] },
  { min: [1, 'abc'] },
  { max: ['abc', 1] },
  { max: [] },
  { min: [] },
  { '<': ['abc', 1] },
  { '>=': [1, 'abc'] },
  { '<=': [{ var: 'name' }, { var: 'temp' }] },
  { '<': [1, 2, 'abc'] },
  { substr: ['abc', 'x'] },
  { substr: ['abc', 0, 'x'] },
]

it.each(unanswered)('does not know %j, where json-logic-js goes on with NaN or Infinity', (expression) => {
  for (const [when, value] of [
    [expression, undefined],
    [{ '!': [expression] }, undefined],
    [{ '!': [{ '==': [expression, 5] }] }, undefined],
    [{ cat: ['Fee: ', expression] }, undefined],
    [{ and: [expression, false] }, false],
  ] as const) {
    const compiled = compileValue(when)
    expect(compiled.ok && compiled.value(data), JSON.stringify(when)).toBe(value)
  }
})

it('knows the order where one part of it is broken, and that a text is no number', () => {
  for (const [expression, value] of [
    [{ '<': [2, 1, 'abc'] }, false],
    [{ '<': ['abc', 5, 4] }, false],
    [{ '==': ['abc', 5] }, false],
    [{ '!=': ['abc', 5] }, true],
  ] as const) {
    const compiled = compileValue(expression)
    expect(compiled.ok && compiled.value(data), JSON.stringify(expression)).toBe(value)
  }
})

it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'takes the fact %s, which no JSON can hold, for a missing one',
  (fact) => {
    for (const [expression, value] of [
      [{ '<': [{ var: 'n' }, 5] }, undefined],
      [{ '!=': [{ var: 'n' }, 5] }, undefined],
      [{ '!': [{ var: 'n' }] }, undefined],
      [{ has: 'a.n' }, false],
      [{ var: ['a.b.n', 7] }, 7],
      [{ some: [{ var: 'all' }, { '>': [{ var: '' }, 5] }] }, undefined],
      [{ missing: ['n'] }, ['n']],
    ] as const) {
      const compiled = compileValue(expression)
      const facts = { n: fact, a: { n: fact, b: { n: fact } }, all: [fact] }
      expect(compiled.ok && compiled.value(facts), JSON.stringify(expression)).toEqual(value)
    }
  },
)

function reads(expression: unknown) {
  const compiled = compileValue(expression)
  return compiled.ok && compiled.reads
}

it('tells which facts an expression reads, and none of the items of a list', () => {
  expect(reads({ cat: [{ var: 'a.b' }, { var: ['c', { var: 'd' }] }, { var: 'a.b' }] })).toEqual([
    'a.b',
    'c',
    'd',
  ])
  expect(reads({ some: [{ var: 'items' }, { '==': [{ var: 'kind' }, 'fee'] }] })).toEqual(['items'])
  expect(reads({ and: [{ missing: ['a', 'b'] }, { has: 'c' }, { missing_some: [1, ['d']] }] })).toEqual([
    'a',
    'b',
    'c',
    'd',
  ])
  expect(reads({ var: { cat: ['a', 'b'] } })).toEqual([''])
})
