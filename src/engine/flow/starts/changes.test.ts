import { expect, it } from 'vitest'
import { asks, opened } from '#tests/fixtures/engine/flow.ts'

const words = { title: 'Leave?', says: 'It is lost.', stay: 'Stay', leave: 'Leave' }
const steps = ['one', 'two', 'three'].map((id) => ({
  id,
  title: id,
  fields: [asks(`in${id}`, { optional: true })],
}))

it('asks before leaving as soon as anything was answered, and closes at once before', () => {
  const store = opened({ steps, leave: words })
  expect(store.leaving()).toBeUndefined()
  store.answer('inone', 'x')
  expect(store.leaving()).toEqual(words)
  store.answer('inone', '')
  expect(store.leaving()).toBeUndefined()
})

it('asks once the step is behind the person, also when they went back (IDN-035)', () => {
  const store = opened({ steps, leave: { ...words, after: 'two' } })
  store.answer('inone', 'x')
  store.advance()
  expect(store.leaving()).toBeUndefined()
  store.advance()
  expect(store.leaving()).toMatchObject(words)
  store.back()
  expect(store.leaving()).toBeUndefined()
  store.advance()
  store.answer('inthree', 'y')
  store.goTo('one')
  expect(store.leaving()).toMatchObject(words)
})

it('says nothing where the flow asks nothing', () => {
  const store = opened({ steps })
  store.answer('inone', 'x')
  expect([store.leaving(), store.isChanged()]).toEqual([undefined, true])
})

it('counts a starting answer as no change until it is another one', () => {
  const parts = { steps, leave: words, facts: { saved: { call: 'x.y' } }, starts: { inone: 'saved.a' } }
  const store = opened(parts, { facts: { saved: { a: 'x' } } })
  expect(store.leaving()).toBeUndefined()
  store.answer('inone', 'y')
  expect(store.leaving()).toEqual(words)
  store.answer('inone', 'x')
  expect(store.leaving()).toBeUndefined()
})
