import type { WrittenTable } from '../files/table-file.ts'
import type { Activity } from './answer.ts'
import { sayFiles } from '#values/generated/say-files.ts'

type TimeOf = (instant: string) => string
type Entry = Activity & { details: unknown }

/** The first lines of a download: its organisation, filters, time zone and count. */
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

type Column = readonly [name: ColumnName, read: (entry: Entry, timeOf: TimeOf) => string | undefined]

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

/** Builds the table of a downloaded log. */
export const activityTable = (about: About, timeOf: TimeOf): WrittenTable<Entry> => ({
  title: sayFiles('activity'),
  about,
  lines: [
    [sayFiles('organisation'), about.organisation],
    [sayFiles('filters'), about.filters.join('; ') || sayFiles('none')],
    [sayFiles('timeZone'), about.zone],
    [sayFiles('madeAt'), timeOf(about.madeAt)],
    [sayFiles('entries'), String(about.entries)],
  ],
  names: COLUMNS.map(([name]) => sayFiles(name)),
  numbers: [],
  cells: (entry) => COLUMNS.map(([, read]) => read(entry, timeOf) ?? ''),
})
