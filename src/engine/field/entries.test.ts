import { expect, it } from 'vitest'
import { entries, type Entry } from './entries.ts'
import type { FieldFacts } from './types.ts'

const one = (id: string, isComplete = true): Entry => ({
  id,
  answers: { amount: '1' },
  says: id,
  ...(isComplete && { sent: { amount: '1' } }),
})
const facts: FieldFacts = {
  field: { id: 'payments', type: 'list', label: 'Payments', most: 'batchEntries' },
  options: [],
  read: (path) => (path === 'limits.batchEntries' ? 3 : undefined),
}

it('passes while every entry is complete, and names the first that is not', () => {
  expect(entries.check([one('a'), one('b')], facts)).toBeUndefined()
  expect(entries.check([one('a'), one('b', false), one('c', false)], facts)).toBe(
    'Number 2 is not complete yet. Complete it, or remove it.',
  )
})

it('takes as many as the limit says, and no more (LIM-007)', () => {
  const named = ['a', 'b', 'c', 'd'].map((id) => one(id))
  expect(entries.check(named.slice(0, 3), facts)).toBeUndefined()
  expect(entries.check(named, facts)).toBe('Keep at most 3 of them.')
})

it('sends what the flow of each would send, and reads nothing that is no entry', () => {
  expect(entries.project?.([one('a'), one('b')], facts)).toEqual([{ amount: '1' }, { amount: '1' }])
  expect(entries.read([one('a'), 'x', null, { id: 1 }], facts)).toEqual([one('a')])
  expect(entries.read([], facts)).toBeUndefined()
  expect(entries.print([one('a'), one('b')], facts)).toBe('a; b')
  expect(
    entries.print(
      ['a', 'b', 'c', 'd'].map((id) => one(id)),
      facts,
    ),
  ).toBe('4')
})
