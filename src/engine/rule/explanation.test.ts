import { expect, it } from 'vitest'
import { explain } from './explanation.ts'
import { linkRules } from './link.ts'
import type { Explanation, Facts } from './types.ts'

const rule = (when: unknown) => ({ says: 'A question.', when })

const why = (when: unknown, facts: Facts, others: Record<string, unknown> = {}): Explanation => {
  const named = Object.entries(others).map(([id, one]) => [id, rule(one)] as const)
  const { rules, problems } = linkRules({ asked: rule(when), ...Object.fromEntries(named) })
  expect(problems).toEqual([])
  return explain(rules.get('asked')!, facts)
}

const readMessages = ({ operator, value, verdict }: Explanation) => [operator, value, verdict]

const partsOf = (one: Explanation): Explanation[] => [one, ...one.operands.flatMap(partsOf)]

it('says of a rule what it judged: yes and no as such, and what is not known as no value at all', () => {
  const isOpen = { '==': [{ var: 'state' }, 'open'] }
  expect(readMessages(why(isOpen, { state: 'open' }))).toEqual(['rule', true, 'yes'])
  expect(readMessages(why(isOpen, { state: 'shut' }))).toEqual(['rule', false, 'no'])
  expect(readMessages(why(isOpen, {}))).toEqual(['rule', undefined, 'unknown'])
})

it('names a rule that another depends on, and goes on into it', () => {
  const { operands } = why({ '!': { rule: 'isOpen' } }, { state: 'open' }, { isOpen: { var: 'state' } })
  const [not] = operands
  const [named] = not!.operands
  expect(named).toMatchObject({ operator: 'rule', name: 'isOpen', says: 'A question.', verdict: 'yes' })
  expect(named!.operands).toEqual([
    { operator: 'var', name: 'state', value: 'open', verdict: 'yes', operands: [] },
  ])
})

it('shows a fact by its path, with what stands in for it, and an operator without a name', () => {
  const [equal] = why({ '==': [{ var: ['of.state', 'shut'] }, 'shut'] }, {}).operands
  const [fact] = equal!.operands
  expect(fact).toEqual({
    operator: 'var',
    name: 'of.state',
    value: 'shut',
    verdict: 'yes',
    operands: [{ operator: 'value', value: 'shut', verdict: 'yes', operands: [] }],
  })
  expect(Object.keys(equal!)).not.toContain('name')
})

it('shows a list with what stands in it', () => {
  const [among] = why({ in: [{ var: 'state' }, ['open', 'shut']] }, { state: 'shut' }).operands
  const [, list] = among!.operands
  expect(readMessages(list!)).toEqual(['list', ['open', 'shut'], 'yes'])
  expect(list!.operands.map(readMessages)).toEqual([
    ['value', 'open', 'yes'],
    ['value', 'shut', 'yes'],
  ])
})

it.each(['some', 'all', 'none', 'filter', 'map'])('walks %s item by item, twenty at the most', (loop) => {
  const legs = Array.from({ length: 25 }, (_, at) => at)
  const inner = { [loop]: [{ var: 'legs' }, { '>': [{ var: '' }, 1] }] }
  const [turned] = why({ '!!': inner }, { legs }).operands
  const [walked, ...turns] = turned!.operands[0]!.operands
  expect(walked).toMatchObject({ operator: 'var', name: 'legs', value: legs })
  expect(turns).toHaveLength(20)
  expect(turns.slice(0, 3).map(readMessages)).toEqual([
    ['item', 0, 'no'],
    ['item', 1, 'no'],
    ['item', 2, 'yes'],
  ])
  expect(turns[2]!.operands).toMatchObject([{ operator: '>', value: true }])
})

it('walks nothing where there is no list', () => {
  const [some] = why({ some: [{ var: 'legs' }, { var: '' }] }, {}).operands
  expect(some!.operands.map(readMessages)).toEqual([['var', undefined, 'unknown']])
})

it('leaves out the turns of a sum, which stand for no item by themselves', () => {
  const sum = { reduce: [{ var: 'legs' }, { '+': [{ var: 'accumulator' }, { var: 'current' }] }, 0] }
  const [more] = why({ '>': [sum, 2] }, { legs: [1, 2] }).operands
  expect(more!.operands[0]!.value).toBe(3)
  expect(more!.operands[0]!.operands.map(({ operator }) => operator)).toEqual(['var', 'value'])
})

it('goes on into a rule of a turn over the facts, not over the item', () => {
  const isOpen = { '==': [{ var: 'state' }, 'open'] }
  const [some] = why({ some: [[1], { rule: 'isOpen' }] }, { state: 'open' }, { isOpen }).operands
  const [, turn] = some!.operands
  expect(turn!.operands).toMatchObject([{ operator: 'rule', name: 'isOpen', verdict: 'yes' }])
})

it('names all facts at once by no name', () => {
  const [given] = why({ '!!': { var: [] } }, { state: 'open' }).operands
  expect(given!.operands).toEqual([
    { operator: 'var', name: '', value: { state: 'open' }, verdict: 'yes', operands: [] },
  ])
})

it('ends after two thousand parts, and goes no further into what comes then', () => {
  const items = Array.from({ length: 20 }, (_, at) => at)
  const body = { and: [{ '>=': [{ var: '' }, 0] }, { rule: 'isOpen' }] }
  const deep = { all: [{ var: 'a' }, { all: [{ var: '' }, { all: [{ var: '' }, body] }] }] }
  const facts = { state: 'open', a: items.map(() => items.map(() => items)) }
  const parts = partsOf(why(deep, facts, { isOpen: { '==': [{ var: 'state' }, 'open'] } }))
  expect(parts.length).toBeGreaterThan(2_000)
  expect(parts.length).toBeLessThan(2_500)
  for (const [operator, shown] of [
    ['>=', 2],
    ['rule', 1],
  ] as const) {
    const alike = parts.filter((part) => part.operator === operator && part.name !== 'asked')
    expect([alike[0]!.operands.length, alike.at(-1)!.operands.length]).toEqual([shown, 0])
  }
})
