import { BYTE_ORDER_MARK, csvLine } from '#values/csv.ts'
import type { Activity } from './answer.ts'

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

type Column = readonly [
  label: string,
  read: (entry: Activity & { details: unknown }, timeOf: TimeOf) => string | undefined,
]

const COLUMNS: readonly Column[] = [
  ['Number', (entry) => String(entry.number)],
  ['When', (entry, timeOf) => timeOf(entry.created_at)],
  ['Person', (entry) => entry.by],
  ['Email', (entry) => entry.user?.email],
  ['Action', (entry) => entry.action],
  ['Object', (entry) => entry.object_type],
  ['Object ID', (entry) => entry.object_id],
  ['Environment', (entry) => entry.environment],
  ['Result', (entry) => entry.result],
  ['Channel', (entry) => entry.channel],
  ['User agent', (entry) => entry.user_agent],
  ['Details', (entry) => JSON.stringify(entry.details)],
]

const head = (about: About, timeOf: TimeOf): string =>
  BYTE_ORDER_MARK +
  csvLine(['Organisation', about.organisation]) +
  csvLine(['Filters', about.filters.join('; ') || 'none']) +
  csvLine(['Time zone', about.zone]) +
  csvLine(['Made at', timeOf(about.madeAt)]) +
  csvLine(['Entries', String(about.entries)]) +
  csvLine([]) +
  csvLine(COLUMNS.map(([label]) => label))

export async function* writeCsv(about: About, chunks: Chunks, timeOf: TimeOf) {
  yield head(about, timeOf)
  for await (const entries of chunks)
    yield entries.map((entry) => csvLine(COLUMNS.map(([, read]) => read(entry, timeOf) ?? ''))).join('')
}

export async function* writeJson(about: About, chunks: Chunks) {
  let before = `{"about":${JSON.stringify(about)},"content":[`
  for await (const entries of chunks) {
    if (entries.length === 0) continue
    yield `${before}\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}`
    before = ','
  }
  yield before === ',' ? '\n]}\n' : `${before}]}\n`
}
