import type { Call } from '#definition/generated/call.ts'
import type { Machine } from '#definition/generated/machine.ts'
import type { Table } from '#definition/generated/table.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkMachine } from '#engine/machine/link.ts'
import { linkTable } from '#engine/table/link.ts'
import type { LinkedTable, TableLibrary } from '#engine/table/types.ts'

const machine: Machine = {
  $schema: '',
  id: 'parcel',
  purpose: 'Where a parcel is.',
  initial: 'new',
  states: {
    new: { label: 'Packed', tone: 'info' },
    late: { label: 'Delayed', tone: 'warning' },
    here: { label: 'Delivered', tone: 'success', final: true },
  },
  moves: [{ id: 'hurry', label: 'Hurry', from: ['late'], to: 'new', by: 'parcels.write' }],
}

/** A small table with everything a table can have: for the runtime's own tests. */
export const trialTable: Table = {
  $schema: '',
  id: 'parcels',
  title: 'Parcels',
  purpose: 'Shows every part of a table.',
  permission: 'parcels.read',
  noun: { one: 'parcel', other: 'parcels' },
  rows: { call: 'parcels.list' },
  key: 'id',
  rules: {
    hasBoth: {
      says: 'Sender comes with a city.',
      when: { or: [{ has: ['city'] }, { '!': [{ has: ['sender'] }] }] },
    },
  },
  machines: { state: 'state', is: 'parcel' },
  columns: [
    { id: 'to', type: 'text', label: 'To', opens: 'parcel', headline: true },
    { id: 'state', type: 'status', label: 'State' },
    { id: 'worth', type: 'money', label: 'Worth', of: 'currency', sort: 'worth' },
    { id: 'sent', type: 'date-time', label: 'Sent', sort: 'sent' },
    { id: 'id', type: 'uuid', label: 'Parcel ID', hidden: true },
  ],
  filters: [
    { id: 'sender', type: 'text', label: 'Sender' },
    { id: 'city', type: 'text', label: 'City' },
  ],
  checks: [{ must: 'hasBoth', at: 'city', message: 'Give the city of the sender as well.' }],
  sort: { by: 'sent', direction: 'desc' },
  pageSizes: [15, 30, 50, 100],
  rowActions: [{ move: 'hurry' }],
  download: { call: 'parcels.download', name: 'parcels', pageSizes: [100, 500] },
  views: true,
  empty: {
    title: 'No parcels yet',
    says: 'Parcels you send are listed here.',
    action: { label: 'Send a parcel', page: 'send' },
  },
}

const call = (id: string): Call => ({
  $schema: '',
  id,
  purpose: id,
  permission: 'parcels.read',
  method: 'POST',
  path: `/${id}`,
  answer: 'empty',
})

export function linkedTrialTable(
  change: Partial<Table> = {},
  library: Partial<TableLibrary> = {},
): LinkedTable {
  const linked = linkMachine(machine, new Map())
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const result = linkTable(
    { ...trialTable, ...change },
    {
      kinds,
      rules: new Map(),
      options: new Map(),
      machines: new Map([['parcel', linked.machine]]),
      calls: {
        'parcels.list': call('parcels.list'),
        'parcels.download': call('parcels.download'),
        'parcels.room': call('parcels.room'),
      },
      ...library,
    },
  )
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.table
}

export interface Parcel {
  readonly id: string
  readonly to: string
  readonly state: string
  readonly worth: string
  readonly currency: string
  readonly sent: string
}

/** A row by its number; the same number is the same row. */
export function parcel(number: number, change: Partial<Parcel> = {}): Parcel {
  return {
    id: `p-${number}`,
    to: `Person ${number}`,
    state: 'new',
    worth: `${number}.50`,
    currency: 'EUR',
    sent: '2026-03-04T12:00:00.000Z',
    ...change,
  }
}

export const parcels = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => parcel(from + at))

/** One page of rows, as a call answers it. */
export function pageOf(
  content: readonly Parcel[],
  page: { number?: number; size?: number; total?: number } = {},
) {
  const { number = 0, size = 15, total = content.length } = page
  return { content, page: { number, size, totalElements: total, totalPages: Math.ceil(total / size) } }
}
