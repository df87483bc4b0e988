import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asks, is, linked } from '#tests/fixtures/engine/flow.ts'
import { createStore } from '../store.ts'

const fields = ['a', 'b', 'c', 'd', 'e', 'g'] as const
const word = fc.constantFrom('x', 'y', ' x ', '', 'bad')
const rules = {
  isA: is('a', 'x'),
  isB: is('b', 'x'),
  isC: is('c', 'y'),
  isNotD: { '!': [{ rule: 'isD' }] },
  isD: is('d', 'x'),
}
const flow = linked({
  rules,
  steps: [
    {
      id: 'one',
      title: 'One',
      fields: [asks('c', { showWhen: 'isB' }), asks('b', { showWhen: 'isA' }), asks('a', { optional: true })],
    },
    { id: 'two', title: 'Two', showWhen: 'isC', fields: [asks('d', { optional: true })] },
    { id: 'three', title: 'Three', showWhen: 'isNotD', fields: [asks('e', { optional: true })] },
    { id: 'four', title: 'Four', fields: [asks('g', { optional: true, requireWhen: 'isC' })] },
  ],
  submit: { label: 'Send', call: 'tests.send', body: Object.fromEntries(fields.map((id) => [id, id])) },
})
const answers = fc.dictionary(fc.constantFrom(...fields), word)
const start = () => createStore(flow, { intent: 'i' })

it('comes to the same whatever the order of answers, and however often they changed', () => {
  fc.assert(
    fc.property(
      answers,
      fc.array(fc.tuple(fc.constantFrom(...fields), word), { maxLength: 20 }),
      fc.infiniteStream(fc.nat()),
      (last, noise, chance) => {
        const [straight, wandering] = [start(), start()]
        for (const id of fields) straight.answer(id, last[id])
        for (const [id, value] of noise) wandering.answer(id, value)
        const shuffled = fields
          .map((id) => [chance.next().value, id] as const)
          .toSorted((a, b) => a[0] - b[0])
        for (const [, id] of shuffled) wandering.answer(id, last[id])
        for (const read of ['relevantAnswers', 'answers', 'ending', 'steps', 'facts'] as const)
          expect(wandering[read]()).toEqual(straight[read]())
        for (const id of fields) expect(wandering.field(id)).toEqual(straight.field(id))
      },
    ),
  )
})

it('never sends, reviews or shows to rules what is not relevant, and always remembers it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...fields), word), { maxLength: 30 }), (given) => {
      const store = start()
      for (const [id, value] of given) store.answer(id, value)
      const requested = new Set(store.steps().flatMap((step) => step.fields))
      for (const id of fields) {
        if (requested.has(id)) continue
        expect(store.ending().body).not.toHaveProperty(id)
        expect(store.relevantAnswers()).not.toHaveProperty(id)
        expect([store.fact(id), store.field(id).error]).toEqual([undefined, undefined])
      }
      const last = new Map(given.map(([id, value]) => [id, value.trim()]))
      expect(store.answers()).toEqual(Object.fromEntries([...last].filter(([, value]) => value !== '')))
    }),
  )
})

it('comes back from a draft as it was left', () => {
  fc.assert(
    fc.property(answers, fc.nat(6), (given, steps) => {
      const store = start()
      for (const [id, value] of Object.entries(given)) store.answer(id, value)
      for (let step = 0; step < steps; step += 1) store.advance()
      const again = createStore(flow, { intent: 'other', draft: JSON.parse(JSON.stringify(store.draft())) })
      expect(again.draft()).toEqual(store.draft())
      expect(again.relevantAnswers()).toEqual(store.relevantAnswers())
    }),
  )
})

it('goes back to where it came forward from', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const store = start()
      for (const [id, value] of Object.entries(given)) store.answer(id, value)
      const visited = [store.place()]
      for (let step = 0; step < 6; step += 1) {
        const before = store.place()
        const result = store.advance()
        if (result.ok && store.place() !== before) visited.push(store.place())
      }
      for (const place of visited.toReversed().slice(1)) expect(store.back()).toEqual(place)
      expect(store.back()).toBeUndefined()
    }),
  )
})
