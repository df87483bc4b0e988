import type { AccountDay } from '#definition/generated/wire-entities.ts'
import { sayFiles } from '#values/generated/say-files.ts'
import { settle } from '#values/money.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { listOf } from '../languages/lists.ts'
import type { WrittenTable } from '../files/table-file.ts'
import { inWords } from '../languages/reader.ts'

type ColumnName = Exclude<keyof AccountDay, 'id'>

/** The first lines of a download: its organisation, filters and time zone. */
export interface About {
  organisation: string
  filters: string[]
  zone: string
  madeAt: string
  entries: number
}

const COLUMNS: readonly ColumnName[] = [
  'account',
  'day',
  'zone',
  'currency',
  'opening',
  'credited',
  'debited',
  'closing',
  'bookings',
  'differing',
  'state',
]
const AMOUNTS: ReadonlySet<ColumnName> = new Set(['opening', 'credited', 'debited', 'closing'])
const COUNTS: ReadonlySet<ColumnName> = new Set(['bookings', 'differing'])

/** Builds the table of account days, with the column names of the list in the reader's language. */
export const dayTable = (definitions: ServerDefinitions, about: About): WrittenTable<AccountDay> => {
  const table = inWords(definitions.library).tables['reconciliation']
  const labels = new Map(table?.columns.map(({ id, label }) => [id, label]))
  const states = new Map(
    listOf(definitions, 'reconciliation-states').map(({ value, label }) => [value, label]),
  )
  const textOf = (day: AccountDay, name: ColumnName): string => {
    if (AMOUNTS.has(name)) return settle(String(day[name]), day.currency)
    return name === 'state' ? (states.get(day.state) ?? day.state) : String(day[name])
  }
  return {
    title: table?.title ?? '',
    about,
    lines: [
      [sayFiles('organisation'), about.organisation],
      [sayFiles('filters'), about.filters.join('; ') || sayFiles('none')],
      [sayFiles('timeZone'), about.zone],
      [sayFiles('madeAt'), about.madeAt],
      [sayFiles('entries'), String(about.entries)],
    ],
    names: COLUMNS.map((name) => (name === 'currency' ? sayFiles('currency') : (labels.get(name) ?? name))),
    numbers: COLUMNS.map((name) => AMOUNTS.has(name) || COUNTS.has(name)),
    cells: (day) => COLUMNS.map((name) => textOf(day, name)),
  }
}
