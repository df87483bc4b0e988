import { expect, it } from 'vitest'
import { asks, is, opened } from '#tests/fixtures/engine/flow.ts'

const parts = {
  rules: { isMore: is('a', 'more') },
  steps: [
    {
      id: 'one',
      title: 'One',
      nextWhenFilled: true as const,
      fields: [
        asks('a'),
        asks('b', { optional: true as const }),
        asks('c', { showWhen: 'isMore' }),
        asks('d', { showWhen: 'isMore' }),
        asks('e', { showWhen: 'isMore' }),
      ],
    },
    { id: 'two', title: 'Two' },
  ],
}

it('keeps Next shut until everything required that shows is filled, and names what is missing (IDN-057)', () => {
  const store = opened(parts)
  const blocked = () => store.step('one').blocked
  expect(blocked()).toEqual(['Still missing: A.'])
  expect(store.advance()).toMatchObject({ ok: false })
  store.answer('a', 'more')
  expect(blocked()).toEqual(['Still missing: C, D and E.'])
  store.answer('c', 'x')
  expect(blocked()).toEqual(['Still missing: D and E.'])
  store.answer('a', '')
  expect(blocked()).toEqual(['Still missing: A.'])
  store.answer('a', 'less')
  expect(blocked()).toEqual([])
  expect(store.advance()).toMatchObject({ ok: true, place: { step: 'two' } })
})
