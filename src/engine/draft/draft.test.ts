import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kinds } from '../field/kinds.ts'
import { asks, linked, opened } from '#tests/fixtures/engine/flow.ts'
import { createStore } from '../flow/store.ts'
import { migrateDraft } from './migration.ts'
import { parseDraft, serialiseDraft } from './draft-text.ts'

const source = { call: 'x.y', with: { a: 'a' }, into: 'more' }
const parts = {
  steps: [
    { id: 'one', title: 'One', fields: [asks('a'), asks('q', { type: 'quote', optional: true })] },
    { id: 'two', title: 'Two', fieldsFrom: source },
  ],
}
const draft = {
  flow: 'sketch',
  version: 1,
  answers: { a: 'x' },
  place: { step: 'one', returnTo: [] },
  intent: 'i',
}

it('comes back as it went, with what nobody asks for now', () => {
  const any = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 8 })
  fc.assert(
    fc.property(
      any,
      fc.string({ minLength: 1 }),
      fc.array(fc.string(), { maxLength: 5 }),
      (answers, intent, returnTo) => {
        const given = JSON.parse(
          JSON.stringify({ ...draft, answers, intent, place: { step: 'one', returnTo } }),
        )
        expect(parseDraft(serialiseDraft(given))).toEqual({ ok: true, draft: given })
      },
    ),
  )
})

it('refuses whatever is no draft, and never throws', () => {
  const { place: _place, ...placeless } = draft
  const wrong = [
    undefined,
    '',
    '{',
    'null',
    '[]',
    '{}',
    JSON.stringify(draft),
    serialiseDraft({ ...draft, intent: '' }),
    JSON.stringify({ format: 1, ...placeless }),
    'x'.repeat(600_000),
  ]
  for (const text of wrong) expect(parseDraft(text).ok).toBe(false)
  fc.assert(fc.property(fc.anything(), (garbage) => void parseDraft(garbage)))
  const damaged = fc.record({
    format: fc.constant(1),
    flow: fc.anything(),
    version: fc.anything(),
    answers: fc.anything(),
    place: fc.anything(),
    intent: fc.anything(),
  })
  fc.assert(
    fc.property(
      damaged,
      (garbage) =>
        void parseDraft(
          JSON.stringify(garbage, (_, value: unknown) => (typeof value === 'bigint' ? 0 : value)),
        ),
    ),
  )
})

it('keeps answers that still fit another version and says what it dropped', () => {
  const flow = linked({ ...parts, version: 2 })
  const answers = { a: 'x', q: 'no quote', gone: 'y', 'more/Cdtr.Nm': 'N', 'less/x': 1, ['__proto__']: 1 }
  expect(migrateDraft(flow, { ...draft, answers })).toEqual({
    draft: { ...draft, version: 2, answers: { a: 'x', 'more/Cdtr.Nm': 'N' } },
    dropped: [
      { field: 'q', sentence: 'Its answer is no longer one of its type.' },
      { field: 'gone', sentence: 'It is no longer asked.' },
      { field: 'less/x', sentence: 'It is no longer asked.' },
      { field: '__proto__', sentence: 'It is no longer asked.' },
    ],
  })
  expect(migrateDraft(flow, { ...draft, flow: 'other' })).toBeUndefined()
})

it('opens a flow with any garbage as answers, with every real kind', () => {
  const fields = [...kinds.keys()].map((type, at) => asks(`f${at}`, { type, optional: true }))
  const flow = linked(
    {
      steps: [
        { id: 'one', title: 'One', fields },
        { id: 'two', title: 'Two' },
      ],
    },
    { kinds },
  )
  const answers = fc.dictionary(fc.constantFrom(...fields.map(({ id }) => id)), fc.anything())
  fc.assert(
    fc.property(answers, (garbage) => {
      const migrated = migrateDraft(flow, { ...draft, answers: garbage })!
      createStore(flow, { intent: 'i', draft: migrated.draft }).advance()
    }),
    { numRuns: 300 },
  )
})

it('leaves out what must not outlive the screen', () => {
  const store = opened(parts)
  store.answer('q', { id: '1', status: 'loading' })
  expect(store.draft().answers).toEqual({})
  store.answer('q', { id: '1', status: 'ready' })
  expect(store.draft().answers).toEqual({ q: { id: '1', status: 'ready' } })
})
