import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK, csvLine } from '#values/csv.ts'
import type { Query } from '#definition/wire.ts'
import { WORKBOOK, writeWorkbook } from '../files/workbook.ts'
import type { Activity } from './answer.ts'
import { sayFiles } from '#values/generated/say-files.ts'

type TimeOf = (instant: string) => string
type Chunks = AsyncIterable<readonly (Activity & { details: unknown })[]>

/** What a file says about itself. */
export interface About {
  organisation: string
  filters: string[]
  zone: string
  madeAt: string
  entries: number
}

type ColumnName =
  | 'number'
  | 'when'
  | 'person'
  | 'email'
  | 'action'
  | 'object'
  | 'objectId'
  | 'environment'
  | 'result'
  | 'channel'
  | 'userAgent'
  | 'details'

type Column = readonly [
  name: ColumnName,
  read: (entry: Activity & { details: unknown }, timeOf: TimeOf) => string | undefined,
]

const COLUMNS: readonly Column[] = [
  ['number', (entry) => String(entry.number)],
  ['when', (entry, timeOf) => timeOf(entry.created_at)],
  ['person', (entry) => entry.by],
  ['email', (entry) => entry.user?.email],
  ['action', (entry) => entry.action],
  ['object', (entry) => entry.object_type],
  ['objectId', (entry) => entry.object_id],
  ['environment', (entry) => entry.environment],
  ['result', (entry) => entry.result],
  ['channel', (entry) => entry.channel],
  ['userAgent', (entry) => entry.user_agent],
  ['details', (entry) => JSON.stringify(entry.details)],
]

const names = (): readonly string[] => COLUMNS.map(([name]) => sayFiles(name))

const linesAbout = (about: About, timeOf: TimeOf): readonly (readonly [string, string])[] => [
  [sayFiles('organisation'), about.organisation],
  [sayFiles('filters'), about.filters.join('; ') || sayFiles('none')],
  [sayFiles('timeZone'), about.zone],
  [sayFiles('madeAt'), timeOf(about.madeAt)],
  [sayFiles('entries'), String(about.entries)],
]

async function* cellsOf(chunks: Chunks, timeOf: TimeOf): AsyncGenerator<readonly string[]> {
  for await (const entries of chunks)
    for (const entry of entries) yield COLUMNS.map(([, read]) => read(entry, timeOf) ?? '')
}

async function* writePlainCsv(_about: About, chunks: Chunks, timeOf: TimeOf) {
  yield BYTE_ORDER_MARK + csvLine(names())
  for await (const cells of cellsOf(chunks, timeOf)) yield csvLine(cells)
}

async function* writeCsv(about: About, chunks: Chunks, timeOf: TimeOf) {
  yield BYTE_ORDER_MARK + linesAbout(about, timeOf).map(csvLine).join('') + csvLine([]) + csvLine(names())
  for await (const cells of cellsOf(chunks, timeOf)) yield csvLine(cells)
}

async function* underNames(rows: AsyncIterable<readonly string[]>) {
  yield names()
  yield* rows
}

const writeSheets = (about: About, chunks: Chunks, timeOf: TimeOf) =>
  writeWorkbook([
    { name: sayFiles('activity'), rows: underNames(cellsOf(chunks, timeOf)) },
    { name: sayFiles('about'), rows: Readable.from(linesAbout(about, timeOf)) },
  ])

async function* writeJson(about: About, chunks: Chunks) {
  let before = `{"about":${JSON.stringify(about)},"content":[`
  for await (const entries of chunks) {
    if (entries.length === 0) continue
    yield `${before}\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}`
    before = ','
  }
  yield before === ',' ? '\n]}\n' : `${before}]}\n`
}

interface Format {
  type: string
  ending: string
  write(about: About, chunks: Chunks, timeOf: TimeOf): AsyncIterable<string | Buffer>
}

/** The log as files: with lines about it above the table or without, as a workbook, or for a program. */
export const FORMATS: Record<NonNullable<Query<'activity.download'>['format']>, Format> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv', write: writeCsv },
  'csv-plain': { type: 'text/csv; charset=utf-8', ending: 'csv', write: writePlainCsv },
  xlsx: { type: WORKBOOK, ending: 'xlsx', write: writeSheets },
  json: { type: 'application/json; charset=utf-8', ending: 'json', write: writeJson },
}
