import { expect, it } from 'vitest'
import { asks, is, opened, type Sketch } from '#tests/fixtures/engine/flow.ts'

const letter = (more: object) => asks('letter', { type: 'choice', options: 'letters', ...more })
const rules = { hasC: is('flags.c', true) }
const flow = (...fields: ReturnType<typeof asks>[]): Sketch => ({
  rules,
  steps: [{ id: 'one', title: 'One', fields }],
})

it('answers with the default until a person answers, and keeps it in no draft (TRU-086)', () => {
  const store = opened(flow(letter({ default: 'b' })))
  expect([store.relevantAnswers(), store.answers(), store.isChanged()]).toEqual([{ letter: 'b' }, {}, false])
  store.answer('letter', 'a')
  expect(store.relevantAnswers()).toEqual({ letter: 'a' })
  store.answer('letter', '')
  expect(store.field('letter').value).toBeUndefined()
  const again = opened(flow(letter({ default: 'b' })), { draft: store.draft() })
  expect(again.field('letter').value).toBeUndefined()
})

it('takes an emptied default for no answer, though nothing else was answered before (TRU-086)', () => {
  const store = opened(flow(letter({ default: 'b' })))
  store.answer('letter', '')
  expect(store.field('letter').value).toBeUndefined()
  expect(store.advance()).toMatchObject({ ok: false })
})

it('takes no default that is not among the options now', () => {
  const store = opened(flow(letter({ default: 'c' })), { facts: { flags: { c: false } } })
  expect(store.field('letter').value).toBeUndefined()
  store.setFacts({ flags: { c: true } })
  expect(store.field('letter').value).toBe('c')
})

it('lets what an answer starts with, and what the page hands over, go before', () => {
  const saved = { facts: { saved: { call: 'saved.read' } }, starts: { letter: 'saved.letter' } }
  const store = opened({ ...flow(letter({ default: 'b' })), ...saved }, { facts: { saved: { letter: 'a' } } })
  expect(store.field('letter').value).toBe('a')
  const given = { ...flow(asks('who', { default: { given: 'person' } })), mayBeGiven: ['person'] }
  expect(opened(given, { facts: { given: { person: 'p-1' } } }).field('who').value).toBe('p-1')
  expect(opened(given).field('who').value).toBeUndefined()
})

it('takes the first option that is open', () => {
  const closed = [{ in: 'configuration.shut', badge: 'Shut', says: 'Not now.' }]
  const parts = flow(letter({ default: { takes: 'first-option' }, closed }))
  const store = opened(parts, { facts: { configuration: { shut: ['a'] } } })
  expect(store.field('letter').value).toBe('b')
})

it('gives each run a reference of its own, the same from its draft (TRU-086)', () => {
  const parts = flow(asks('ours', { default: { takes: 'new-reference' } }))
  const intent = '3f1c9a7e-52b0-4c1d-9f0e-2a6b8c4d1e7f'
  const store = opened(parts, { intent })
  expect(store.relevantAnswers()).toEqual({ ours: '3F1C-9A7E-52B0' })
  expect(opened(parts, { draft: store.draft() }).field('ours').value).toBe('3F1C-9A7E-52B0')
  expect(opened(parts, { intent: 'another-run-4711' }).field('ours').value).not.toBe('3F1C-9A7E-52B0')
})
