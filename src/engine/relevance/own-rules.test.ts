import { expect, it } from 'vitest'
import { linkRules } from '../rule/link.ts'
import { linkOwnRules } from './own-rules.ts'

const rule = (when: object) => ({ says: 'S', when })
const { rules: shared } = linkRules({
  isShared: rule({ '==': [{ var: 'a' }, 1] }),
  isMine: rule({ '==': [1, 1] }),
})

it('lets rules lean on each other in any order, and on shared ones', () => {
  const own = {
    isTop: rule({ rule: 'isMiddle' }),
    isMiddle: rule({ '!': [{ rule: 'isShared' }] }),
    isMine: rule({ '==': [1, 2] }),
  }
  const { rules, problems } = linkOwnRules(own, shared)
  expect(problems).toEqual([])
  expect(rules.get('isTop')!.evaluate({ a: 2 })).toBe('yes')
  expect(rules.get('isTop')!.reads).toEqual(['a'])
  expect(rules.get('isMine')!.evaluate({})).toBe('no')
})

it('names circles, unknown rules and broken ones', () => {
  const own = {
    isA: rule({ rule: 'isB' }),
    isB: rule({ rule: 'isA' }),
    isC: rule({ rule: 'isSharde' }),
    isD: rule({ oops: [] }),
  }
  const { rules, problems } = linkOwnRules(own, shared)
  expect(rules.get('isA')!.evaluate({})).toBe('unknown')
  const messages = new Map(problems.map((problem) => [problem.path.split('/')[2], problem]))
  expect(new Set(messages.keys())).toEqual(new Set(['isA', 'isB', 'isC', 'isD']))
  expect(messages.get('isA')?.sentence).toContain('isA → isB → isA')
  expect(messages.get('isC')).toMatchObject({ nearest: 'isShared' })
})

it('blames a rule that does not load, and none that leans on it', () => {
  const own = {
    isBroken: rule({ rule: 'isSharde' }),
    isAbove: rule({ and: [{ rule: 'isBroken' }, { rule: 'isShared' }] }),
    isTop: rule({ '!': [{ rule: 'isAbove' }] }),
  }
  const { rules, problems } = linkOwnRules(own, shared)
  expect(problems.map(({ path }) => path)).toEqual(['/rules/isBroken/when/rule'])
  expect(rules.get('isTop')!.evaluate({ a: 1 })).toBe('unknown')
})
