import { Readable } from 'node:stream'
import type { AccountDay } from '#definition/generated/wire-entities.ts'
import type { Query } from '#definition/wire.ts'
import { BYTE_ORDER_MARK, csvLine } from '#values/csv.ts'
import { sayFiles } from '#values/generated/say-files.ts'
import { settle } from '#values/money.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { listOf } from '../languages/lists.ts'
import { WORKBOOK, writeWorkbook, type Cell } from '../files/workbook.ts'
import { inWords } from '../languages/reader.ts'

type ColumnName = Exclude<keyof AccountDay, 'id'>

/** What a file of days says about itself. */
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

interface Lines {
  title: string
  about: readonly (readonly [string, string])[]
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
}

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.number)

/** The days under the names that their list has for its columns, in the words of the reader. */
const linesOf = (definitions: ServerDefinitions, about: About, days: readonly AccountDay[]): Lines => {
  const table = inWords(definitions.library).tables['reconciliation']
  const labels = new Map(table?.columns.map(({ id, label }) => [id, label]))
  const states = new Map(
    listOf(definitions, 'reconciliation-states').map(({ value, label }) => [value, label]),
  )
  const cellOf = (day: AccountDay, name: ColumnName): Cell => {
    if (AMOUNTS.has(name)) return { number: settle(String(day[name]), day.currency) }
    if (COUNTS.has(name)) return { number: String(day[name]) }
    return name === 'state' ? (states.get(day.state) ?? day.state) : String(day[name])
  }
  return {
    title: table?.title ?? '',
    about: [
      [sayFiles('organisation'), about.organisation],
      [sayFiles('filters'), about.filters.join('; ') || sayFiles('none')],
      [sayFiles('timeZone'), about.zone],
      [sayFiles('madeAt'), about.madeAt],
      [sayFiles('entries'), String(about.entries)],
    ],
    head: COLUMNS.map((name) => (name === 'currency' ? sayFiles('currency') : (labels.get(name) ?? name))),
    rows: days.map((day) => COLUMNS.map((name) => cellOf(day, name))),
  }
}

const writeTable = ({ head, rows }: Lines): string =>
  csvLine(head) + rows.map((cells) => csvLine(cells.map(textOf))).join('')

const writeSheets = async ({ title, about, head, rows }: Lines): Promise<Buffer> => {
  const parts: Buffer[] = []
  const sheets = [
    { name: title, rows: Readable.from([head, ...rows]) },
    { name: sayFiles('about'), rows: Readable.from(about) },
  ]
  for await (const part of writeWorkbook(sheets)) parts.push(part)
  return Buffer.concat(parts)
}

const CSV = 'text/csv; charset=utf-8'

/** Writes days of accounts as a file, whole: its sum is told with it. */
export const writeDays = async (
  definitions: ServerDefinitions,
  format: NonNullable<Query<'reconciliation.download'>['format']>,
  about: About,
  days: readonly AccountDay[],
): Promise<{ type: string; ending: string; content: Buffer }> => {
  const lines = linesOf(definitions, about, days)
  switch (format) {
    case 'csv':
    case 'csv-plain': {
      const above = format === 'csv' ? lines.about.map(csvLine).join('') + csvLine([]) : ''
      return { type: CSV, ending: 'csv', content: Buffer.from(BYTE_ORDER_MARK + above + writeTable(lines)) }
    }
    case 'xlsx':
      return { type: WORKBOOK, ending: 'xlsx', content: await writeSheets(lines) }
    case 'json': {
      const content = Buffer.from(`${JSON.stringify({ about, content: days })}\n`)
      return { type: 'application/json; charset=utf-8', ending: 'json', content }
    }
  }
}
