import { expect, it } from 'vitest'
import { asks, opened } from '#tests/fixtures/engine/flow.ts'

const parts = {
  layout: 'sections' as const,
  unchanged: 'You have not changed anything.',
  facts: { person: { call: 'people.read' } },
  starts: { name: 'person.name', town: 'person.town', more: 'person.more' },
  steps: [
    { id: 'who', title: 'Who', fields: [asks('name')] },
    { id: 'where', title: 'Where', fields: [asks('town', { optional: true })] },
    { id: 'rest', title: 'Rest', fieldsFrom: { call: 'x.y', with: { of: { is: 'X' } }, into: 'more' } },
  ],
  submit: {
    label: 'Save',
    call: 'people.update',
    body: { name: 'name', town: 'town', more: 'more', version: 'person.version' },
    conflict: { fault: 'person-changed', with: 'person' },
  },
}
const person = { name: 'Ada', town: 'Ulm', more: { nick: 'A' }, version: 1 }

function open() {
  const store = opened(parts, { facts: { person } })
  store.setRequirements('rest', [{ fieldName: 'nick', fieldType: 'REQUIRED', fieldDataType: 'STRING' }])
  return store
}

it('warns when nothing was changed, and makes no call (IDN-041, ERR-079)', () => {
  const store = open()
  expect(store.advance()).toEqual({ ok: false, errors: [], blocked: [], unchanged: parts.unchanged })
  store.answer('name', 'Bea')
  store.answer('name', 'Ada')
  expect(store.advance()).toMatchObject({ ok: false, unchanged: parts.unchanged })
})

it('saves every section at once, or says what is wrong in any of them', () => {
  const store = open()
  store.answer('town', 'bad')
  store.answer('more/nick', '')
  const wrong = store.advance()
  expect(wrong.ok ? [] : wrong.errors.map(({ field, step }) => [step, field])).toEqual([
    ['where', 'town'],
    ['rest', 'more/nick'],
  ])
  expect(store.errors('rest')).toHaveLength(1)
  store.answer('town', 'Bonn')
  store.answer('more/nick', 'B')
  expect(store.changes()).toEqual(['town', 'more/nick'])
  const body = { name: 'Ada', town: 'Bonn', more: { nick: 'B' }, version: 1 }
  expect(store.advance()).toMatchObject({ ok: true, effects: [{ call: 'people.update', body }] })
})

it('gives back what it started from', () => {
  const store = open()
  store.answer('name', '')
  store.answer('more/nick', 'B')
  store.advance()
  store.revert()
  expect([store.changes(), store.field('name').value, store.field('name').error]).toEqual([
    [],
    'Ada',
    undefined,
  ])
})

it('shows both versions where somebody else has saved another one, and saves over theirs', () => {
  const store = open()
  store.answer('name', 'Bea')
  const theirs = { name: 'Cleo', town: 'Kiel', more: { nick: 'A' }, version: 2 }
  expect(store.resolveConflict('person', theirs)).toEqual([
    { field: 'name', label: 'NAME', mine: 'Bea', theirs: 'Cleo', isMine: true },
    { field: 'town', label: 'TOWN', mine: 'Ulm', theirs: 'Kiel', isMine: false },
  ])
  expect([store.field('name').value, store.field('town').value]).toEqual(['Bea', 'Kiel'])
  const body = { name: 'Bea', town: 'Kiel', more: { nick: 'A' }, version: 2 }
  expect(store.advance()).toMatchObject({ ok: true, effects: [{ body }] })
  store.answer('name', 'Cleo')
  expect(store.advance()).toMatchObject({ ok: false, unchanged: parts.unchanged })
})

it('knows what they took away', () => {
  const store = open()
  const { town: _town, ...rest } = person
  expect(store.resolveConflict('person', rest)).toEqual([
    { field: 'town', label: 'TOWN', mine: 'Ulm', theirs: undefined, isMine: false },
  ])
  expect(store.isChanged()).toBe(false)
})
