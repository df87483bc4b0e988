import { expect, it } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import type { Machine } from '#definition/generated/machine.ts'
import type { Table } from '#definition/generated/table.ts'
import { kinds } from '../field/kinds.ts'
import { linkMachine } from '../machine/link.ts'
import { actionOf } from './action.ts'
import { linkTable } from './link.ts'
import { linkWholeTable } from './link-whole.ts'
import { requestOf } from './query/request.ts'
import { stateOfRow } from './row.ts'
import { filteredBy, sortedBy, usualState } from './query/state.ts'
import type { LinkedTable, TableLibrary } from './types.ts'

const call: Call = {
  $schema: '',
  id: 'parcels.list',
  purpose: 'Parcels.',
  permission: 'parcels.read',
  method: 'GET',
  path: '/parcels',
  answer: 'parcels',
}
const door: Machine = {
  $schema: '',
  id: 'door',
  purpose: 'A door.',
  initial: 'open',
  states: { open: { label: 'Open', tone: 'info' }, shut: { label: 'Shut', tone: 'neutral' } },
  moves: [{ id: 'shut', label: 'Shut it', from: ['open'], to: 'shut', by: 'doors.write' }],
}
const definition: Table = {
  $schema: '',
  id: 'parcels',
  title: 'Parcels',
  purpose: 'Parcels.',
  permission: 'parcels.read',
  noun: { one: 'parcel', other: 'parcels' },
  rows: { call: 'parcels.list', with: { place: 'session.environment', kinds: { is: ['a', 'b'] } } },
  key: 'id',
  rules: { isBroken: { says: 'It is broken.', when: { '==': [{ var: 'record.broken' }, true] } } },
  machines: { state: 'state', is: 'door' },
  columns: [{ id: 'id', type: 'id', label: 'ID', headline: true, sort: 'id' }],
  filters: [{ id: 'sent_before', type: 'date', label: 'Sent before' }],
  sort: { by: 'created', direction: 'desc' },
  pageSizes: [10, 20],
  rowActions: [{ none: 'isBroken' }, { move: 'shut' }, { id: 'look', label: 'Look', opens: 'parcel' }],
  empty: { title: 'No parcels yet' },
}
const linkedDoor = linkMachine(door, new Map())
if (!linkedDoor.ok) throw new Error('The door does not link.')
const library: TableLibrary = {
  kinds,
  rules: new Map(),
  options: new Map(),
  machines: new Map([['door', linkedDoor.machine]]),
  calls: { 'parcels.list': call },
}

function linked(change: Partial<Table> = {}, other: Partial<TableLibrary> = {}): LinkedTable {
  const result = linkTable({ ...definition, ...change }, { ...library, ...other })
  if (!result.ok) throw new Error(result.problems.map(({ sentence }) => sentence).join(' '))
  return result.table
}

it('takes sizes of pages by the names of their limits, each once (LIM-022)', () => {
  const limits = {
    few: { is: 10, unit: 'entries', says: 'Few.' },
    old: { is: '5.0', unit: 'version', says: 'Old.' },
  } as const
  const table = linked({ pageSizes: ['few', 10, 50] }, { limits })
  expect(table.pageSizes).toEqual([10, 50])
  expect(usualState(table).size).toBe(10)
  const wrong = linkTable({ ...definition, pageSizes: ['fwe', 'old'] }, { ...library, limits })
  expect(wrong.ok ? [] : wrong.problems.map(({ path, nearest }) => [path, nearest])).toEqual([
    ['/pageSizes/0', 'few'],
    ['/pageSizes/1', undefined],
  ])
})

it('says each name that is wrong by where it stands in the table', () => {
  const result = linkWholeTable(
    {
      ...definition,
      rows: { call: 'parcels.lits' },
      columns: [{ id: 'id', type: 'id', label: 'ID', options: 'colours', showWhen: 'isBrokn' }],
      filters: [
        { id: 'size', type: 'text', label: 'Size' },
        { id: 'name', type: 'txet', label: 'Name' },
      ],
      checks: [{ must: 'isBrokn', at: 'name', message: 'No.' }],
    },
    library,
  )
  expect(result.ok ? [] : result.problems.map(({ path, nearest }) => [path, nearest])).toEqual([
    ['/rows/call', 'parcels.list'],
    ['/columns/0/options', undefined],
    ['/columns/0/showWhen', 'isBroken'],
    ['/filters/0/id', undefined],
    ['/filters/1/type', 'text'],
    ['/checks/0/must', 'isBroken'],
  ])
})

it('sends what the definition sends, in a query as texts, and a whole day where the person is', () => {
  const table = linked()
  const facts = { session: { environment: 'test' } }
  const state = filteredBy({ ...usualState(table), page: 4 }, { sent_before: '2026-11-03' })
  expect(requestOf(table, state, { facts, zone: 'Asia/Tokyo' })).toEqual({
    place: 'test',
    kinds: 'a,b',
    sent_before: '2026-11-03T14:59:59.999Z',
    sort_field: 'created',
    sort_direction: 'desc',
    page: 0,
    size: 10,
  })
})

it('asks for all rows of a keyed list at once, or page by page while its rule is yes (FLG-019)', () => {
  const keyed = { rows: 'parcels', total: 'total', next: 'nextKey', asks: 'key' }
  const flags = { '==': [{ var: 'flags.paged' }, true] }
  const table = linked(
    {
      rows: { call: 'parcels.list', pagedWhen: 'isPaged' },
      rules: { ...definition.rules, isPaged: { says: 'Paged.', when: flags } },
    },
    { calls: { 'parcels.list': { ...call, keyed } } },
  )
  const listRequests = (paged: boolean) =>
    requestOf(table, { ...usualState(table), page: 2 }, { facts: { flags: { paged } }, zone: 'UTC' })
  expect(listRequests(false)).toEqual({ sort_field: 'created', sort_direction: 'desc' })
  expect(listRequests(true)).toMatchObject({ page: 1, size: 10 })
})

it('begins at the first page again when the order changes', () => {
  const state = { ...usualState(linked()), page: 4 }
  expect(sortedBy(state, { by: 'id', direction: 'asc' })).toMatchObject({ page: 1, sort: { by: 'id' } })
})

it('offers the first that fits, and nothing further down once it was said so', () => {
  const may = new Set(['doors.write'])
  const offered = (row: object, stored = may) =>
    actionOf(linked(), { id: '7', state: 'open', ...row }, {}, stored)?.id
  expect(offered({})).toBe('shut')
  expect(offered({ state: 'shut' })).toBe('look')
  expect(offered({}, new Set())).toBe('look')
  expect(offered({ broken: true })).toBeUndefined()
})

it('shows the state as received where the machine is missing, and offers no move of it (rule 16)', () => {
  const table = linked({}, { machines: new Map() })
  const row = { id: '7', state: 'open' }
  expect(stateOfRow(table, row, {})).toMatchObject({ label: 'open', isListed: false })
  expect(actionOf(table, row, {}, new Set(['doors.write']))?.id).toBe('look')
})
