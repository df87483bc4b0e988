import { expect, it } from 'vitest'
import { callEffect } from '../submission/call-effect.ts'
import { asks, is, opened } from '#tests/fixtures/engine/flow.ts'

const parts = {
  rules: { isLong: is('kind', 'long'), isOff: is('flags.off', true) },
  progress: [
    { id: 'start', title: 'Start' },
    { id: 'long', title: 'Long', showWhen: 'isLong' },
    { id: 'end', title: 'End' },
  ],
  steps: [
    { id: 'hidden', title: 'Hidden', showWhen: 'isOff' },
    { id: 'one', title: 'One', stage: 'start', fields: [asks('kind')] },
    { id: 'more', title: 'More', stage: 'long', showWhen: 'isLong', fields: [asks('length')] },
    {
      id: 'table',
      title: 'Table',
      stage: 'end',
      fields: [asks('row')],
      actions: [
        { id: 'add', label: 'Add', goTo: 'card', permission: 'rows.write' },
        { id: 'drop', label: 'Drop', goTo: 'card', showWhen: 'isOff' },
      ],
    },
    {
      id: 'card',
      title: 'Card',
      showWhen: 'isOff',
      detour: true as const,
      fields: [asks('name')],
      next: {
        label: 'Add',
        call: 'rows.create',
        body: { name: 'name' },
        take: { row: 'id' },
        refreshes: ['rows'],
        forgets: true as const,
        toast: '{name} added',
      },
    },
    { id: 'last', title: 'Last', fields: [asks('note', { optional: true })] },
    { id: 'review', title: 'Review', review: true as const },
  ],
  facts: { rows: { call: 'rows.list' } },
  submit: {
    label: 'Send {row}',
    call: 'tests.send',
    body: { row: 'row', name: 'name', length: 'length' },
    opens: '/rows/{id}',
    instead: [{ when: 'isLong', label: 'Ask', call: 'tests.ask', body: { row: 'row' }, toast: 'Asked' }],
  },
}
const open = (options = {}) => opened(parts, { permissions: new Set(['rows.write']), ...options })
const filled = () => {
  const store = open()
  store.answer('kind', 'short')
  store.advance()
  store.answer('row', 'r1')
  store.advance()
  store.advance()
  expect(store.place()).toEqual({ step: 'review', returnTo: [] })
  return store
}

it('starts at the first relevant step, and follows it while facts arrive and nobody has acted', () => {
  const store = open()
  expect(store.place().step).toBe('one')
  store.setFacts({ flags: { off: true } })
  expect(store.place().step).toBe('hidden')
  store.advance()
  store.setFacts({ flags: { off: false } })
  expect(store.place().step).toBe('one')
})

it('goes forward and back over relevant steps only', () => {
  const store = open()
  expect(store.back()).toBeUndefined()
  store.answer('kind', 'long')
  store.advance()
  expect(store.place().step).toBe('more')
  expect(store.stages()).toEqual([
    { id: 'start', title: 'Start', status: 'done' },
    { id: 'long', title: 'Long', status: 'current' },
    { id: 'end', title: 'End', status: 'next' },
  ])
  store.answer('kind', 'short')
  expect(store.place().step).toBe('table')
  expect(store.back()).toEqual({ step: 'one', returnTo: [] })
})

it('opens a deep link only when everything before it is complete', () => {
  const store = open()
  expect(store.goTo('review').step).toBe('one')
  store.answer('kind', 'short')
  expect(store.goTo('review').step).toBe('table')
  store.answer('row', 'r1')
  expect(store.goTo('review').step).toBe('review')
  expect(store.goTo('one').step).toBe('one')
  expect(store.goTo('nowhere').step).toBe('review')
  expect(store.goTo('card').step).toBe('review')
})

it('returns to review after a change, first asking what became new', () => {
  const store = filled()
  expect(store.visit('one')).toEqual({ step: 'one', returnTo: ['review'] })
  store.advance()
  expect(store.place()).toEqual({ step: 'review', returnTo: [] })
  store.visit('one')
  store.answer('kind', 'long')
  expect(store.advance()).toEqual({
    ok: true,
    place: { step: 'more', returnTo: ['review'] },
    effects: [{ kind: 'focus', field: 'length' }],
  })
  store.answer('length', '9')
  store.advance()
  expect(store.place()).toEqual({ step: 'review', returnTo: [] })
  store.visit('last')
  expect(store.back()).toEqual({ step: 'review', returnTo: [] })
})

it('opens a detour by a permitted action, makes its call, takes the answer, forgets and comes back', () => {
  const store = open()
  store.answer('kind', 'short')
  store.advance()
  expect(store.actions('table').map(({ id }) => id)).toEqual(['add'])
  expect(store.visit('card')).toEqual({ step: 'card', returnTo: ['table'] })
  expect(store.goTo('card')).toEqual({ step: 'card', returnTo: ['table'] })
  expect(store.steps().map(({ id }) => id)).not.toContain('card')
  expect(store.advance()).toMatchObject({ ok: false, errors: [{ field: 'name' }] })
  store.answer('name', 'New')
  expect(store.advance()).toEqual({
    ok: true,
    place: { step: 'card', returnTo: ['table'] },
    effects: [callEffect('rows.create', { name: 'New' }, 'take', 'card')],
  })
  expect(store.take('card', { id: 'r7', name: 'x' })).toEqual({
    ok: true,
    place: { step: 'table', returnTo: [] },
    effects: [
      { kind: 'toast', text: 'New added' },
      { kind: 'refresh', facts: ['rows'] },
    ],
  })
  expect(store.answers()).toEqual({ kind: 'short', row: 'r7' })
  expect(store.field('name')).toMatchObject({ relevant: false, touched: false, error: undefined })
  expect(store.visit('card').step).toBe('card')
  expect(store.advance().ok).toBe(false)
  expect(store.goTo('table')).toEqual({ step: 'table', returnTo: [] })
})

it('offers no action without its permission: not given, not held, not known', () => {
  const ids = (options: object) =>
    open(options)
      .actions('table')
      .map(({ id }) => id)
  expect(ids({ permissions: new Set() })).toEqual([])
  expect(ids({ permissions: undefined })).toEqual([])
  expect(ids({ permissions: undefined, facts: { session: { permissions: ['rows.write'] } } })).toEqual([
    'add',
  ])
  const store = open({ permissions: new Set() })
  store.answer('kind', 'short')
  store.advance()
  expect(store.visit('card')).toEqual({ step: 'table', returnTo: [] })
})

it('sends neither an open detour nor anything irrelevant, and ends as its rules say', () => {
  const store = filled()
  store.visit('one')
  store.answer('kind', 'long')
  store.answer('kind', 'short')
  store.advance()
  expect(store.advance()).toEqual({
    ok: true,
    place: { step: 'review', returnTo: [] },
    effects: [callEffect('tests.send', { row: 'r1' }, 'submit', 'review')],
  })
  expect(store.ending()).toEqual({
    call: 'tests.send',
    label: 'Send r1',
    body: { row: 'r1' },
    opens: '/rows/{id}',
  })
  store.answer('kind', 'long')
  expect(store.ending()).toEqual({
    call: 'tests.ask',
    label: 'Ask',
    body: { row: 'r1' },
    toast: { text: 'Asked' },
  })
  expect(store.advance()).toMatchObject({ ok: false, errors: [{ field: 'length', step: 'more' }] })
})

it('restores a draft at its place if that can still be reached, with its intent', () => {
  const draft = filled().draft()
  expect(draft).toEqual({
    flow: 'sketch',
    version: 1,
    answers: { kind: 'short', row: 'r1' },
    place: { step: 'review', returnTo: [] },
    intent: 'intent-1',
  })
  const store = open({ draft, intent: 'other' })
  expect([store.place().step, store.draft().intent]).toEqual(['review', 'intent-1'])
  const place = { step: 'gone', returnTo: ['gone too'] }
  expect(open({ draft: { ...draft, place } }).place()).toEqual({ step: 'review', returnTo: [] })
  expect(open({ draft: { ...draft, answers: { kind: 'long' } } }).place().step).toBe('more')
})

it('trusts what a call has just made until its list is renewed', () => {
  const rows = { from: 'rows', value: 'id', as: 'chosen' }
  const next = { call: 'rows.create', body: { name: 'name' }, take: { row: 'id' }, refreshes: ['rows'] }
  const store = opened(
    {
      facts: { rows: { call: 'rows.list' } },
      steps: [
        { id: 'card', title: 'Card', fields: [asks('name')], next },
        { id: 'table', title: 'Table', fields: [asks('row', { type: 'choice', options: rows })] },
      ],
    },
    { facts: { rows: [{ id: 'old' }] } },
  )
  store.answer('name', 'n')
  store.take('card', { id: 'new' })
  expect([store.step('table').complete, store.field('row').value, store.fact('chosen')]).toEqual([
    true,
    'new',
    undefined,
  ])
  store.setFacts({ rows: [{ id: 'old' }, { id: 'new' }] })
  expect([store.field('row').value, store.fact('chosen')]).toEqual(['new', { id: 'new' }])
  store.take('card', { id: 'lost' })
  expect(store.field('row').value).toBe('lost')
  store.setFacts({ rows: [{ id: 'old' }] })
  expect([store.field('row').value, store.step('table').complete]).toEqual([undefined, false])
})

it('asks for the call of a step again when an answer of it changed', () => {
  const steps = [
    { id: 'one', title: 'One', fields: [asks('a')], next: { call: 'x.y', body: { a: 'a' } } },
    { id: 'two', title: 'Two' },
  ]
  const store = opened({ steps })
  store.answer('a', '1')
  expect(store.goTo('two').step).toBe('one')
  expect(store.advance()).toMatchObject({ effects: [{ call: 'x.y', body: { a: '1' } }] })
  expect(store.take('one', {})).toMatchObject({ place: { step: 'two' } })
  store.back()
  expect(store.advance()).toMatchObject({ place: { step: 'two' }, effects: [] })
  store.answer('a', '2')
  expect(store.step('one').complete).toBe(false)
})

it('opens a draft again on the detour it was left on, while that is still offered', () => {
  const store = filled()
  store.back()
  store.back()
  store.visit('card')
  store.answer('name', 'Half a na')
  const draft = store.draft()
  const again = open({ draft })
  expect(again.place()).toEqual({ step: 'card', returnTo: ['table'] })
  expect(again.field('name')).toMatchObject({ relevant: true, value: 'Half a na' })
  expect(open({ draft, permissions: new Set() }).place()).toEqual({ step: 'review', returnTo: [] })
})
