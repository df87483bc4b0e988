import { expect, it } from 'vitest'
import { asks, opened } from '#tests/fixtures/engine/flow.ts'

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
  expect(store.neededCalls()).toEqual([
    { for: 'fact', name: 'people', call: 'people.list', body: { kind: 'B' } },
  ])
  store.setFacts({ people })
  expect(store.neededCalls()).toEqual([])
  store.answer('who', 'x')
  expect(store.neededCalls()).toEqual([
    { for: 'fact', name: 'corridor', call: 'corridors.read', body: { land: 'DE' } },
  ])
})

it('forgets a fact that answers another question, and wants it again', () => {
  const store = opened(parts, { facts: { people } })
  store.answer('who', 'x')
  store.setFacts({ corridor: { fee: 1 } })
  expect([store.fact('corridor.fee'), store.neededCalls()]).toEqual([1, []])
  store.answer('who', 'y')
  expect([store.fact('corridor.fee'), store.neededCalls().map(({ body }) => body)]).toEqual([
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

it('asks about right answers only, and once they have rested, where the fact says so', () => {
  const existing = { limits: { wait: 400 } }
  const store = opened(
    {
      facts: { way: { call: 'ways.read', with: { to: 'to' }, rests: 'wait' } },
      steps: [{ id: 'one', title: 'One', fields: [asks('to')] }],
    },
    { facts: existing },
  )
  store.answer('to', 'bad')
  expect(store.neededCalls()).toEqual([])
  store.answer('to', 'good')
  expect(store.neededCalls()).toEqual([
    { for: 'fact', name: 'way', call: 'ways.read', body: { to: 'good' }, rests: 400 },
  ])
})

it('tells of an answer what fits first, until it is another answer', () => {
  const store = opened({
    facts: { way: { call: 'ways.read', with: { to: 'to' } } },
    rules: { hasPeer: { has: ['way.peer'] }, hasWay: { has: ['way'] } },
    steps: [
      {
        id: 'one',
        title: 'One',
        fields: [
          asks('to', {
            tells: [
              { when: 'hasPeer', says: 'Next to you.' },
              { when: 'hasWay', says: 'By way of {way.hosts}.' },
            ],
          }),
        ],
      },
    ],
  })
  let woken = 0
  store.onField('to', () => (woken += 1))
  store.answer('to', 'good')
  store.setFacts({ way: { hosts: ['a', 'b'] } })
  expect([store.field('to').message, woken]).toEqual(['By way of a, b.', 2])
  store.setFacts({ way: { peer: true, hosts: [] } })
  expect(store.field('to').message).toBe('Next to you.')
  store.answer('to', 'other')
  expect(store.field('to').message).toBeUndefined()
})

it('asks for a record by what the page hands over, and for none by what another page would', () => {
  const preset = { call: 'presets.read', with: { id: 'given.preset' } }
  const called = (given: object) =>
    opened(
      { ...parts, mayBeGiven: ['preset', 'beneficiary'], facts: { ...parts.facts, preset } },
      { facts: { people, given } },
    )
      .neededCalls()
      .map(({ body }) => body)
  expect(called({ preset: 'p1' })).toEqual([{ id: 'p1' }])
  expect(called({ beneficiary: 'b1' })).toEqual([])
})
