import { expect, it } from 'vitest'
import { asks, opened } from '#tests/fixtures/engine/flow.ts'

it('knows what the call of a step answered, and ends with it; the call is made once', () => {
  const store = opened({
    steps: [
      {
        id: 'one',
        title: 'One',
        fields: [asks('a')],
        next: { call: 'parcels.create', body: { a: 'a' }, as: 'made' },
      },
    ],
    submit: { label: 'Send', call: 'parcels.send', body: { id: 'made.parcelId' } },
  })
  store.answer('a', 'x')
  expect(store.advance()).toMatchObject({ ok: true, effects: [{ call: 'parcels.create' }] })
  const sent = { ok: true, effects: [{ call: 'parcels.send', body: { id: 'p-7' } }] }
  expect(store.take('one', { parcelId: 'p-7' })).toMatchObject(sent)
  expect(store.advance()).toMatchObject(sent)
})
