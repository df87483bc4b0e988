import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { zonedTimes } from '#values/zoned-time.ts'
import { sayFiles } from '#values/generated/say-files.ts'
import type { AnswerOf, RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { pageHeaders } from '../app/list/list-page.ts'
import { Refused } from '../app/refused.ts'
import { zoneOf } from '../app/values/zone.ts'
import { listOf } from '../languages/lists.ts'
import { listAccountDays } from './days-list.ts'
import { TABLE_FILES } from '../files/table-file.ts'
import { dayTable } from './day-table.ts'
import { requestedDays } from './range.ts'

/** Describes the filters of a list of days. */
const describeFilters = (
  definitions: ServerDefinitions,
  { show, currency, search }: RequestOf<'reconciliation.download'>['query'],
  { first, last }: { first: string; last: string },
): string[] => {
  const views = listOf(definitions, 'reconciliation-views')
  const say = (name: string, value: string | undefined) =>
    value === undefined || value === '' ? [] : [sayFiles('filter', { name, value })]
  return [
    ...say(sayFiles('period'), sayFiles('fromTo', { first, last })),
    ...say(
      sayFiles('state'),
      show === 'DIFFERS' ? views.find(({ value }) => value === show)?.label : undefined,
    ),
    ...say(sayFiles('currency'), currency),
    ...say(sayFiles('search'), search),
  ]
}

/**
 * Writes the account days as a file; its SHA-256 is in a header and in the trail, so that readers can check
 * it (TRU-576).
 */
export const downloadDays = async (
  request: RequestOf<'reconciliation.download'>,
  definitions: ServerDefinitions,
): Promise<AnswerOf<'reconciliation.download'>> => {
  const { trx, session, query, now } = request
  const { format = 'csv', page, size = 100 } = query
  const zone = zoneOf({ 'x-timezone': query.zone })
  if (zone instanceof Refused) return zone
  const { days, isDiffering } = requestedDays(definitions, query, zone, now)
  const filters = { currency: query.currency, search: query.search, isDiffering }
  const place = page === undefined ? { page: 0, size: Number.MAX_SAFE_INTEGER } : { page, size }
  const { content: listed, total } = await listAccountDays(trx, days, { ...filters, ...place })
  const timeOf = zonedTimes(zone)
  const { type, ending, write } = TABLE_FILES[format]
  const table = dayTable(definitions, {
    organisation: session.organisation.name,
    filters: describeFilters(definitions, query, days),
    zone,
    madeAt: timeOf(now.toISOString()),
    entries: listed.length,
  })
  // Collected whole, since the checksum is in a header.
  const pieces: Buffer[] = []
  for await (const piece of write(table, Readable.from([listed]))) pieces.push(Buffer.from(piece))
  const content = Buffer.concat(pieces)
  const checksum = createHash('sha256').update(content).digest('hex')
  const shown = page === undefined ? Number(total) : size
  return {
    file: { name: `reconciliation-${timeOf(now.toISOString()).slice(0, 10)}.${ending}`, type, content },
    headers: {
      ...pageHeaders({ page: page ?? 0, size: shown, total: Number(total) }),
      'x-file-sha256': checksum,
    },
    record: {
      details: { first: days.first, last: days.last, zone, format, entries: listed.length, checksum },
    },
  }
}
