import { expect, it } from 'vitest'
import { asks, linked } from '#tests/fixtures/engine/flow.ts'
import { createStore } from '../store.ts'

const flow = linked({
  facts: { saved: { call: 'a.b' } },
  starts: 'saved.answers',
  rules: {
    isOneSaved: { in: ['one', { var: 'saved.steps' }] },
    isTwoSaved: { in: ['two', { var: 'saved.steps' }] },
  },
  steps: [
    { id: 'one', title: 'One', fields: [asks('name')], next: { call: 'x.save', doneWhen: 'isOneSaved' } },
    { id: 'two', title: 'Two', fields: [asks('town')], next: { call: 'x.save', doneWhen: 'isTwoSaved' } },
    { id: 'last', title: 'Last', fields: [asks('note', { optional: true })] },
  ],
})
const opened = (saved?: object) => {
  const store = createStore(flow, { intent: 'i', facts: {} })
  if (saved) store.setFacts({ saved })
  return store
}

it('leads who goes on to the first step that no earlier run has saved (ONB-026)', () => {
  const wished = (saved?: object) => opened(saved).goTo('continue').step
  expect(wished()).toBe('one')
  expect(wished({ steps: ['one'], answers: { name: 'A' } })).toBe('two')
  expect(wished({ steps: ['one', 'two'], answers: { name: 'A', town: 'B' } })).toBe('last')
})

it('believes no call that left the step wrong', () => {
  expect(opened({ steps: ['one', 'two'], answers: { town: 'B' } }).goTo('continue').step).toBe('one')
})

it('makes the call again once an answer was touched', () => {
  const store = opened({ steps: ['one'], answers: { name: 'A' } })
  store.visit('one')
  store.answer('name', 'C')
  store.leave('name')
  expect(store.step('one').complete).toBe(false)
  const result = store.advance()
  expect(result.ok && result.effects).toHaveLength(1)
  expect(result.ok && result.effects[0]).toHaveProperty('call', 'x.save')
})
