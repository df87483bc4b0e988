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
    { path: '/when/and/2/has/0', kind: 'var', name: 'd' },
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

it('ends what is twenty thousand levels deep or two million parts wide, and still counts what stands near', () => {
  let deep: unknown = { var: 'far' }
  for (let level = 0; level < 20_000; level += 1) deep = level % 2 ? [deep] : { '!': deep }
  expect(operatorDepth(deep)).toBeGreaterThan(2)
  expect(usesOf({ and: [{ rule: 'near' }, deep] }).map(({ name }) => name)).toEqual(['near'])
  const wide = Array.from({ length: 2_000_000 }, () => ({ var: 'a' }))
  expect(usesOf({ and: wide }).length).toBeLessThanOrEqual(100_000)
  expect(usesOf({ has: Array.from({ length: 2_000_000 }, () => 'a') }).length).toBeLessThanOrEqual(100_000)
})
