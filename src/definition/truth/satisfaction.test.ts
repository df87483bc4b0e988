import { expect, it } from 'vitest'
import { formulaOf } from './formula.ts'
import { satisfy } from './satisfaction.ts'
import { formatAssignment } from './assignment-text.ts'
import type { TruthContext } from './assignments.ts'

const free: TruthContext = { values: () => undefined, conditionOf: () => undefined }
const tried = (when: unknown, context: TruthContext = free) => {
  const found = satisfy(
    formulaOf(when, () => undefined),
    context,
  )
  return found && [found.yes !== undefined, found.no !== undefined]
}
const is = (name: string, value: unknown) => ({ '==': [{ var: name }, value] })

it.each([
  [is('a', 'x'), [true, true]],
  [{ and: [is('a', 'x'), is('a', 'y')] }, [false, true]],
  [{ or: [is('a', 'x'), { '!=': [{ var: 'a' }, 'x'] }] }, [true, false]],
  [{ or: [is('a', true), is('a', false)] }, [true, false]],
  [{ and: [{ in: [{ var: 'a' }, ['x', 'y']] }, is('a', 'z')] }, [false, true]],
  [{ and: [{ has: ['a'] }, { '!': [{ has: ['a'] }] }] }, [false, true]],
  [{ and: [{ '<': [{ var: 'a' }, 1] }, { '>': [{ var: 'a' }, 1] }] }, [true, true]],
  [{ and: [is('a', 'x'), { '!': [{ var: 'a' }] }] }, [true, true]],
])('tries %j', (when, expected) => {
  expect(tried(when)).toEqual(expected)
})

it('knows a term whose values can be counted', () => {
  const context: TruthContext = { values: () => ['x', 'y'], conditionOf: () => undefined }
  expect(tried({ or: [is('a', 'x'), is('a', 'y')] }, context)).toEqual([true, false])
  expect(tried(is('a', 'z'), context)).toEqual([false, true])
})

it('gives no answer to what is not asked', () => {
  const context: TruthContext = {
    values: () => undefined,
    conditionOf: (term) => (term === 'a' ? formulaOf(is('b', 'y'), () => undefined) : undefined),
  }
  expect(tried({ and: [is('a', 'x'), is('b', 'z')] }, context)).toEqual([false, true])
  expect(tried({ and: [is('a', 'x'), is('b', 'y')] }, context)).toEqual([true, true])
})

it('does not judge what would take too many trials, and does not follow rules without end', () => {
  const many = { and: Array.from({ length: 20 }, (_, index) => is(`a${index}`, 'x')) }
  expect(tried(many)).toBeUndefined()
  const cycle = satisfy(
    formulaOf({ rule: 'isA' }, () => ({ rule: 'isA' })),
    free,
  )
  expect(cycle).toEqual({ yes: expect.any(Map), no: expect.any(Map) })
})

it('says the answers of a trial', () => {
  const { yes } = satisfy(
    formulaOf({ and: [is('a', 'x'), is('b', true)] }, () => undefined),
    free,
  )!
  expect(formatAssignment(yes!, ['a', 'b'])).toBe("a is 'x', b is true")
})
