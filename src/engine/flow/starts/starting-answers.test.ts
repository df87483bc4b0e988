import { expect, it } from 'vitest'
import { asks, linked, opened } from '#tests/fixtures/engine/flow.ts'
import { linkFlow } from '../linking/link.ts'
import { library, sketch } from '#tests/fixtures/engine/flow.ts'

const parts = {
  given: ['product'],
  facts: { saved: { call: 'saved.read' } },
  starts: { a: 'saved.a', b: 'saved.inner.b', more: 'saved.requirements' },
  steps: [
    { id: 'one', title: 'One', fields: [asks('a'), asks('b', { optional: true })] },
    { id: 'two', title: 'Two', fieldsFrom: { call: 'x.y', with: { a: 'a' }, into: 'more' } },
  ],
  submit: { label: 'Save', call: 'tests.send', body: { a: 'a', more: 'more', product: 'given.product' } },
}
const saved = { a: 'x', inner: { b: 'y' }, requirements: { 'Cdtr.Nm': 'N' } }
const field = { fieldName: 'Cdtr.Nm', fieldType: 'REQUIRED', fieldDataType: 'STRING' }

it('starts with the answers of a fact as soon as it is there, those the server asks for included', () => {
  const store = opened(parts)
  expect(store.answers()).toEqual({})
  store.setFacts({ saved })
  expect([store.field('a').value, store.field('b').value]).toEqual(['x', 'y'])
  store.setRequirements('two', [field])
  expect(store.field('more/Cdtr.Nm').value).toBe('N')
  expect(store.isChanged()).toBe(false)
})

it('takes a start once: what was typed, cleared or kept in a draft wins', () => {
  const store = opened(parts)
  store.answer('a', 'mine')
  store.setFacts({ saved })
  expect(store.field('a').value).toBe('mine')
  store.answer('b', '')
  store.setFacts({ saved: { ...saved, inner: { b: 'other' } } })
  expect(store.field('b').value).toBeUndefined()
  const again = opened(parts, { draft: store.draft(), facts: { saved } })
  expect([again.field('a').value, again.field('b').value]).toEqual(['mine', undefined])
  expect(again.isChanged()).toBe(true)
})

it('never starts from a fact that is missing', () => {
  const store = opened(parts, { facts: { saved: { inner: null } } })
  expect([store.answers(), store.isChanged()]).toEqual([{}, false])
})

it('starts an answer from parts that stand in several places, as far as they are there', () => {
  const quoted = {
    ...parts,
    steps: [{ id: 'one', title: 'One', fields: [{ id: 'q', type: 'quote', label: 'Q' }] }],
  }
  const starts = { 'q.amount': 'saved.sum', 'q.amountType': 'saved.side' }
  const submit = { label: 'Save', call: 'tests.send', body: { q: 'q' } }
  const of = (existing: object) =>
    opened({ ...quoted, starts, submit }, { facts: { saved: existing } }).answers()
  expect(of({ sum: '12.50', side: 'DESTINATION_AMOUNT' })).toEqual({
    q: { amount: '12.50', amountType: 'DESTINATION_AMOUNT' },
  })
  expect(of({ side: 'DESTINATION_AMOUNT' })).toEqual({ q: { amountType: 'DESTINATION_AMOUNT' } })
  expect(of({})).toEqual({})
})

it('starts every field that a record has a name for', () => {
  const store = opened({ ...parts, starts: 'saved' }, { facts: { saved: { a: 'x', b: 'y', gone: 'z' } } })
  expect(store.answers()).toEqual({ a: 'x', b: 'y' })
})

it('reads what its page hands it, and keeps it in the draft', () => {
  const store = opened(parts, { facts: { given: { product: 'Stablecoin' } } })
  expect(store.ending().body).toEqual({ product: 'Stablecoin' })
  expect(store.draft().given).toEqual({ product: 'Stablecoin' })
})

it.each([
  [{ aa: 'saved.a' }, '/starts/aa', "There is no field 'aa'."],
  [{ a: 'b.c' }, '/starts/a', "'b.c' is an answer; answers start from facts. Name a fact."],
  [{ a: 'svaed.a' }, '/starts', "There is no fact 'svaed'."],
])('does not link %j', (starts, path, sentence) => {
  const result = linkFlow(sketch({ ...parts, starts }), library)
  expect(result.ok ? [] : result.problems).toContainEqual(expect.objectContaining({ path, sentence }))
})

it('knows nothing given where it takes nothing', () => {
  const { given: _given, ...rest } = parts
  expect(() => linked(rest)).toThrow("There is no fact 'given'.")
})
