import { expect, it } from 'vitest'
import { parseDraft, serialiseDraft } from '../../draft/draft-text.ts'
import { asks, opened } from '#tests/fixtures/engine/flow.ts'
import type { Draft, FlowStore } from '../types.ts'

const conflict = { fault: 'page-changed', with: 'saved' }
const parts = {
  facts: { saved: { call: 'pages.read' }, other: { call: 'others.read' } },
  starts: { name: 'saved.name', town: 'saved.town' },
  steps: [
    {
      id: 'who',
      title: 'Who',
      fields: [asks('name', { optional: true }), asks('town', { optional: true })],
      next: {
        call: 'pages.save',
        body: { name: 'name', town: 'town', version: 'saved.version' },
        conflict,
        refreshes: ['saved'],
      },
    },
    { id: 'last', title: 'Last', fields: [asks('note', { optional: true })] },
  ],
  submit: {
    label: 'Finish',
    call: 'pages.finish',
    body: { note: 'note', version: 'saved.version' },
    conflict,
  },
}
const first = { name: 'Ada', town: 'Ulm', version: 1 }
const theirs = { name: 'Cleo', town: 'Kiel', version: 2 }

const open = (saved: object, draft?: Draft) => {
  const store = opened(parts, draft ? { draft } : {})
  store.setFacts({ saved })
  return store
}
const readStored = (store: FlowStore): Draft => {
  const result = parseDraft(serialiseDraft(store.draft()))
  if (!result.ok) throw new Error(result.sentence)
  return result.draft
}
const sent = (store: FlowStore) => {
  const result = store.advance()
  const effect = result.ok ? result.effects.find(({ kind }) => kind === 'call') : undefined
  return effect?.kind === 'call' ? effect.body : result
}

it('sends the version a draft began from, so that nobody is saved over, and compares with that', () => {
  const before = open(first)
  before.answer('name', 'Bea')
  const store = open(theirs, readStored(before))
  expect(sent(store)).toEqual({ name: 'Bea', town: 'Ulm', version: 1 })
  expect(store.resolveConflict('saved', theirs)).toEqual([
    { field: 'name', label: 'NAME', mine: 'Bea', theirs: 'Cleo', isMine: true },
    { field: 'town', label: 'TOWN', mine: 'Ulm', theirs: 'Kiel', isMine: false },
  ])
  expect(sent(store)).toEqual({ name: 'Bea', town: 'Kiel', version: 2 })
  expect(sent(open(theirs, readStored(store)))).toEqual({ name: 'Bea', town: 'Kiel', version: 2 })
})

it('knows of a draft that began before anything was saved', () => {
  const before = open({})
  before.answer('name', 'Bea')
  const store = open(theirs, readStored(before))
  store.setFacts({ other: 1 })
  expect(sent(store)).toEqual({ name: 'Bea' })
})

it('sends the version it began from when a newer one comes while it is typed', () => {
  const store = open(first)
  store.answer('name', 'Bea')
  store.setFacts({ saved: theirs })
  store.setFacts({ other: 1 })
  expect(sent(store)).toMatchObject({ name: 'Bea', version: 1 })
})

it('goes on with a newer version that says the same', () => {
  const before = open(first)
  before.answer('name', 'Bea')
  expect(sent(open({ ...first, version: 2 }, readStored(before)))).toEqual({
    name: 'Bea',
    town: 'Ulm',
    version: 2,
  })
})

it('goes on with what it has saved itself, whatever the server made of it', () => {
  const store = open(first)
  store.answer('name', 'bea')
  store.advance()
  store.take('who', {})
  store.setFacts({ saved: { ...first, name: 'BEA', version: 2 } })
  expect(readStored(store).began).toEqual({ saved: { 'saved.version': 2 } })
  expect(sent(store)).toEqual({ version: 2 })
  expect(readStored(open(first, readStored(store))).taken).toBe(1)
})
