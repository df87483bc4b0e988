import { expect, it } from 'vitest'
import { asks, opened } from './fixture.ts'

const parts = {
  facts: {
    people: { call: 'people.list', with: { kind: { is: 'B' } } },
    corridor: { call: 'corridors.read', with: { land: 'person.land', chain: 'person.chain', note: 'note' } },
  },
  steps: [
    {
      id: 'one',
      title: 'One',
      fields: [
        asks('who', { type: 'choice', options: { from: 'people', value: 'id', as: 'person' } }),
        asks('note', { optional: true as const }),
      ],
    },
  ],
}
const people = [
  { id: 'x', land: 'DE' },
  { id: 'y', land: 'FR' },
]

it('wants facts that are not known, once what they are asked with is known', () => {
  const store = opened(parts)
  expect(store.wanted()).toEqual([{ for: 'fact', name: 'people', call: 'people.list', body: { kind: 'B' } }])
  store.setFacts({ people })
  expect(store.wanted()).toEqual([])
  store.answer('who', 'x')
  expect(store.wanted()).toEqual([
    { for: 'fact', name: 'corridor', call: 'corridors.read', body: { land: 'DE' } },
  ])
})

it('forgets a fact that answers another question, and wants it again', () => {
  const store = opened(parts, { facts: { people } })
  store.answer('who', 'x')
  store.setFacts({ corridor: { fee: 1 } })
  expect([store.fact('corridor.fee'), store.wanted()]).toEqual([1, []])
  store.answer('who', 'y')
  expect([store.fact('corridor.fee'), store.wanted().map(({ body }) => body)]).toEqual([
    undefined,
    [{ land: 'FR' }],
  ])
  store.setFacts({ corridor: { fee: 2 } })
  expect(store.fact('corridor.fee')).toBe(2)
})

it('keeps a fact given beforehand for the first question it answers', () => {
  const store = opened(parts, { facts: { people, corridor: { fee: 1 } } })
  store.answer('who', 'x')
  expect(store.fact('corridor.fee')).toBe(1)
})

it('lets no fact take the place of an answer', () => {
  const store = opened(parts, { facts: { note: 'forged', people } })
  store.setFacts({ who: 'x', person: people[0] })
  expect([store.fact('note'), store.fact('who'), store.fact('person')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('hands out facts that cannot be changed', () => {
  const store = opened(parts, { facts: { people } })
  expect(() => Object.assign(store.facts(), { people: [] })).toThrow(TypeError)
})
