import { Readable } from 'node:stream'
import { isZone, zonedTimes } from '#values/zoned-time.ts'
import type { AnswerOf, CallRequest, RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { pageHeaders } from '../app/list/list-page.ts'
import { unknownZone } from '../app/values/zone.ts'
import type { Store } from '../store/store.ts'
import { inTenant } from '../store/tenant.ts'
import { toActivity } from './answer.ts'
import { filtersIn, describeFilters, type NarrowedActivity } from './activity-query.ts'
import { TABLE_FILES } from '../files/table-file.ts'
import { activityTable, type About } from './activity-table.ts'
import { countActivity, readActivity, type ActivityRow } from './rows.ts'
import { forPresentReader, inEnglish } from '../languages/reader.ts'

const CHUNK = 500

/** Reads rows in short transactions, so that a slow reader blocks nobody. */
async function* rowsOf(
  store: Store,
  { tenant, session }: Pick<CallRequest, 'tenant' | 'session'>,
  filters: NarrowedActivity,
  place: { offset: number; limit: number },
) {
  let [left, below]: [number, string | undefined] = [place.limit, undefined]
  while (left > 0) {
    const limit = Math.min(CHUNK, left)
    const offset = below === undefined ? place.offset : 0
    const rows: ActivityRow[] = await inTenant(store, tenant, (trx) =>
      readActivity(trx, session, filters, { limit, offset, ...(below === undefined ? {} : { below }) }),
    )
    yield rows
    left = rows.length < limit ? 0 : left - rows.length
    below = rows.at(-1)?.seq
  }
}

/** Excludes entries written after the download began, so that the count in its first lines is right. */
const asOf = (filters: NarrowedActivity, now: Date): NarrowedActivity => {
  const isEarlier = filters.before !== undefined && new Date(filters.before) < now
  return { ...filters, before: isEarlier ? filters.before : now.toISOString() }
}

interface DownloadDependencies {
  definitions: ServerDefinitions
  store: Store
  maskDetails(details: unknown): unknown
}

/** Downloads one page of the log or all of it, with masked account numbers (API-052, ACT-004, TRU-170). */
export const downloadActivity = async (
  request: RequestOf<'activity.download'>,
  { definitions, store, maskDetails }: DownloadDependencies,
): Promise<AnswerOf<'activity.download'>> => {
  const { trx, session, now } = request
  const { format = 'csv', zone = 'UTC', page, size = 100 } = request.query
  if (!isZone(zone)) return unknownZone(zone)
  const activityFilters = filtersIn(request.query, definitions)
  const filters = asOf(activityFilters, now)
  const total = Number(await countActivity(trx, session, filters))
  const place = page === undefined ? { offset: 0, limit: total } : { offset: page * size, limit: size }
  const timeOf = zonedTimes(zone)
  const about: About = {
    organisation: session.organisation.name,
    filters: describeFilters(activityFilters, timeOf),
    zone,
    madeAt: now.toISOString(),
    entries: Math.max(0, Math.min(place.limit, total - place.offset)),
  }
  const entries = (async function* () {
    for await (const rows of rowsOf(store, request, filters, place))
      yield rows.map((row) => ({ ...toActivity(definitions, row), details: maskDetails(row.details) }))
  })()
  const { type, ending, write } = TABLE_FILES[format]
  const shown = page === undefined ? total : size
  return {
    file: {
      name: `activity-log-${timeOf(now.toISOString()).slice(0, 10)}.${ending}`,
      type,
      content: Readable.from(forPresentReader(write(activityTable(about, timeOf), entries)), {
        objectMode: false,
      }),
    },
    headers: pageHeaders({ page: page ?? 0, size: shown, total }),
    record: {
      details: {
        filters: inEnglish(() => describeFilters(activityFilters, timeOf)),
        format,
        entries: about.entries,
      },
    },
  }
}
