import { expect, it } from 'vitest'
import { kinds } from '../../field/kinds.ts'
import { asks, is, opened } from '#tests/fixtures/engine/flow.ts'

const destination = (country: string) => ({ country, currency: 'MXN' })
const memoRules = { 'MX:MXN': { required: true, message: 'This destination needs a memo.' } }
const facts = {
  beneficiary: destination('DE'),
  configuration: { productConfiguration: { memoRules } },
}
const open = () =>
  opened(
    { facts: { beneficiary: { call: 'tests.read' } }, steps: [{ id: 'one', title: 'One', fields: [memo] }] },
    { facts },
    { kinds },
  )
const memo = asks('memo', { type: 'memo', optional: true, of: 'beneficiary' })

it('asks for a memo before anything is sent where the destination needs one, and only there (SET-012)', () => {
  const store = open()
  expect(store.field('memo').required).toBe(false)
  store.setFacts({ beneficiary: destination('MX') })
  expect(store.field('memo').required).toBe(true)
  expect(store.advance()).toMatchObject({
    ok: false,
    errors: [{ field: 'memo', message: 'This destination needs a memo.' }],
  })
  store.answer('memo', 'invoice 7')
  expect(store.advance()).toMatchObject({ ok: true, effects: [{ kind: 'call', call: 'tests.send' }] })
  store.answer('memo', '')
  store.setFacts({ beneficiary: destination('DE') })
  expect(store.advance()).toMatchObject({ ok: true })
})

it('keeps to what a rule requires where the kind needs nothing', () => {
  const store = opened({
    rules: { isUrgent: is('a', 'x') },
    steps: [
      {
        id: 'one',
        title: 'One',
        fields: [asks('a'), asks('b', { optional: true, requireWhen: 'isUrgent' })],
      },
    ],
  })
  expect(store.field('b').required).toBe(false)
  store.answer('a', 'x')
  expect(store.field('b').required).toBe(true)
})
