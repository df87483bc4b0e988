import { expect, it } from 'vitest'
import { operatorDepth, usesOf } from './logic.ts'

it('finds every fact and rule, with where it is named', () => {
  const when = {
    and: [{ rule: 'isA' }, { '==': [{ var: ['a.b', 1] }, { '/': [{ var: 'c' }, 2] }] }, { has: ['d'] }],
  }
  expect(usesOf(when, '/when')).toEqual([
    { path: '/when/and/0/rule', kind: 'rule', name: 'isA' },
    { path: '/when/and/1/==/0/var', kind: 'var', name: 'a.b' },
    { path: '/when/and/1/==/1/~1/0/var', kind: 'var', name: 'c' },
    { path: '/when/and/2/has', kind: 'var', name: 'd' },
  ])
})

it('leaves out what a loop reads in its entries, and keeps the list it walks', () => {
  const when = { all: [{ var: 'files' }, { '==': [{ var: 'status' }, 'done'] }] }
  expect(usesOf(when).map(({ name }) => name)).toEqual(['files'])
})

it('counts operators inside one another, reading not counted', () => {
  expect(operatorDepth({ and: [{ rule: 'isA' }, { '!': [{ var: 'a' }] }] })).toBe(2)
  expect(operatorDepth({ var: 'a' })).toBe(0)
  expect(operatorDepth('a')).toBe(0)
})
