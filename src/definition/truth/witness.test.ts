import { expect, it } from 'vitest'
import { factsFor } from './witness.ts'

const rules: Readonly<Record<string, unknown>> = { isOn: { '==': [{ var: 'flags.on' }, true] } }
const find = (name: string) => rules[name]
const both = (logic: unknown) => [factsFor(logic, 'yes', find), factsFor(logic, 'no', find)]

it.each([
  [{ '==': [{ var: 'a.b' }, 'x'] }, { a: { b: 'x' } }, { a: { b: 'something-else' } }],
  [
    { and: [{ rule: 'isOn' }, { has: ['a', 'b.c'] }] },
    { flags: { on: true }, a: 'given', b: { c: 'given' } },
    { flags: { on: false }, a: 'given', b: { c: 'given' } },
  ],
  [{ in: ['x', { var: 'list' }] }, { list: ['x'] }, { list: [] }],
  [{ in: [{ var: 'a' }, { var: 'list' }] }, { a: 'one', list: ['one'] }, { a: 'one', list: [] }],
  [{ '!=': [{ var: 'a' }, { var: 'b' }] }, { a: 'same', b: 'another' }, { a: 'same', b: 'same' }],
  [{ '>': [{ length: { var: 'list' } }, 1] }, { list: [{}, {}] }, { list: [] }],
  [{ '<=': [{ var: 'n' }, 5] }, { n: 4 }, { n: 6 }],
  [
    { 'date<': [{ var: 'a' }, { var: 'b' }] },
    { a: '2021-01-01', b: '2022-01-01' },
    { a: '2023-01-01', b: '2022-01-01' },
  ],
  [{ some: [{ var: 'list' }, { '==': [{ var: 'k' }, 'v'] }] }, { list: [{ k: 'v' }] }, { list: [] }],
  [{ none: [{ var: 'list' }, { '==': [{ var: '' }, 'v'] }] }, { list: [] }, { list: ['v'] }],
])('finds facts with which %j is yes, and with which it is no', (logic, yes, no) => {
  expect(both(logic)).toEqual([yes, no])
})

it('finds none where nothing makes it so', () => {
  expect(both(true)).toEqual([{}, undefined])
  expect(both(undefined)).toEqual([undefined, undefined])
})
