import { expect, it } from 'vitest'
import { phoneRowOf } from './phone-row.ts'
import type { TableColumn } from './types.ts'

const sort = { by: 'created', direction: 'desc' } as const
const name: TableColumn = { id: 'name', type: 'text', label: 'Beneficiary', headline: true }
const column = (type: string, change: Partial<TableColumn> = {}): TableColumn => ({
  id: change.id ?? type,
  type,
  label: type,
  ...change,
})
const state = column('status')
const created = column('date-time', { id: 'created', sort: 'created' })

/** The cells of a row as they are read, such as 'note sent (labelled)'. */
const read = (columns: readonly TableColumn[], isWhole = false) =>
  phoneRowOf([name, ...columns], { sort, isWhole }).map(
    ({ id, place, isLabelled }) => `${place} ${id}${isLabelled ? ' (labelled)' : ''}`,
  )

it('has the name and the amount of a payment first, then its time and its state (TRU-749)', () => {
  const received = column('money', { id: 'received' })
  const columns = [state, created, column('money', { id: 'sent' }), received, column('country')]
  expect(read(columns)).toEqual(['name name', 'side sent', 'note created', 'tag status'])
  expect(read([...columns.slice(0, 3), { ...received, phone: true }])).toContain('side received')
})

it('has the state beside the name where there is no amount', () => {
  expect(read([created, state])).toEqual(['name name', 'side status', 'note created'])
  expect(read([column('rate'), state])).toEqual(['name name', 'side rate', 'tag status'])
})

it('says what a column says that is for a phone, with its label where the value does not say it', () => {
  const paid = column('date', { phone: true })
  const tries = column('number', { phone: true })
  expect(read([column('country', { phone: true }), paid, tries, column('text')])).toEqual([
    'name name',
    'note country',
    'note date (labelled)',
    'note number (labelled)',
  ])
  const [from, to] = ['from', 'to'].map((id) => column('text', { id, phone: true }))
  expect(read([from!])).toContain('note from')
  expect(read([from!, to!])).toEqual(['name name', 'note from (labelled)', 'note to (labelled)'])
})

it('has the time by which the list comes rather than another, and some text where there is no time', () => {
  expect(read([column('date', { id: 'due' }), created])).toEqual(['name name', 'note created'])
  expect(read([column('number'), column('choice'), column('text')])).toEqual(['name name', 'note choice'])
})

it('has all columns where a person chose them, or no page shows the rest', () => {
  const columns = [state, column('status', { id: 'check' }), created, column('number'), column('flags')]
  expect(read(columns, true)).toEqual([
    'name name',
    'side status',
    'note created',
    'note number (labelled)',
    'tag check',
    'tag flags',
  ])
})
