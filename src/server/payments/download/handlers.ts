import { Readable } from 'node:stream'
import { isZone, zonedTimes } from '#values/zoned-time.ts'
import type { CallRequest, Handlers } from '../../app/call.ts'
import { pageHeaders } from '../../app/list/list-page.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import type { ReadFacts } from '../../app/facts.ts'
import { unknownZone } from '../../app/values/zone.ts'
import { limitOf } from '../../definitions/limit.ts'
import type { Store } from '../../store/store.ts'
import { inTenant } from '../../store/tenant.ts'
import { isAuthorizationOn } from '../../approvals/is-on.ts'
import { checkFilters } from '../list/checks.ts'
import { readFilterFacts } from '../list/filter-facts.ts'
import type { FilterFacts } from '../list/conditions.ts'
import { idsAt } from '../list/page/page.ts'
import { configurePlanner } from '../list/page/planner.ts'
import type { PaymentRow as Row } from '#definition/generated/wire-entities.ts'
import { rowsOf } from '../list/rows.ts'
import { listStates } from '../list/states.ts'
import { countAll } from '../list/page/total.ts'
import { readBody } from '../list/query-reader.ts'
import type { PaymentsQuery } from '../list/payments-query.ts'
import { aboutOf } from './about.ts'
import { readChunk, type Chunk } from './chunks.ts'
import { createLabels } from './labels.ts'
import { TABLE_FILES } from '../../files/table-file.ts'
import { paymentTable } from './payment-table.ts'
import { forPresentReader, inEnglish } from '../../languages/reader.ts'

/** Excludes payments created after the download began, so that the count in its first lines is right. */
const asOf = ({ filters, order }: PaymentsQuery, now: Date): PaymentsQuery => {
  const before =
    filters.before !== undefined && new Date(filters.before) < now ? filters.before : now.toISOString()
  return { filters: { ...filters, before }, order }
}

/** Reads each chunk in a short transaction, so that a slow reader blocks nobody. */
async function* allOf(
  store: Store,
  { tenant, now }: CallRequest,
  input: PaymentsQuery,
  existing: FilterFacts,
) {
  let chunk: Chunk | undefined
  do {
    const after = chunk?.cursor
    chunk = await inTenant(store, tenant, async (trx) => {
      await configurePlanner(trx)
      return readChunk(trx, input, existing, { now, after })
    })
    yield chunk.rows
  } while (chunk.cursor)
}

async function* only(rows: readonly Row[]) {
  yield rows
}

/** Downloads payments: one page, or all as a stream that is never in memory whole (PAY-063). */
export const paymentDownloadHandlers = (
  definitions: ServerDefinitions,
  store: Store,
  readFacts: ReadFacts,
): Handlers => {
  const states = listStates(definitions)
  const labels = createLabels(definitions)
  const sizes = {
    usual: limitOf(definitions, 'downloadPageSize'),
    most: limitOf(definitions, 'downloadPageSizeMax'),
  }
  return {
    'payments.download': async (request) => {
      const { trx, now, session, tenant } = request
      const requested = request.body
      if (!isZone(requested.zone)) return unknownZone(requested.zone)
      const message = readBody(request.body)
      const unfit = checkFilters(message.filters, states)
      if (unfit) return unfit
      const input = asOf(message, now)
      const existing = await readFilterFacts(
        trx,
        input.filters,
        isAuthorizationOn(session.organisation.settings),
      )
      await configurePlanner(trx)
      const total = await countAll(trx, input.filters, existing)
      const isPage = requested.page !== undefined || requested.size !== undefined
      const number = requested.page ?? 0
      const size = isPage ? Math.min(requested.size ?? sizes.usual, sizes.most) : total
      const place = { offset: number * size, limit: size, total, isEstimate: false }
      const rows = isPage ? await rowsOf(trx, await idsAt(trx, input, existing, place), now) : undefined
      const timeOf = zonedTimes(requested.zone)
      const facts = readFacts(session, tenant.environment)
      const describe = () => {
        const words = { labels: labels(), facts, timeOf }
        return { words, about: aboutOf(request, message, requested.zone, rows?.length ?? total, words) }
      }
      const { words, about } = describe()
      const format = TABLE_FILES[requested.format]
      const chunks = rows ? only(rows) : allOf(store, request, input, existing)
      return {
        file: {
          name: `payments-${tenant.environment}-${timeOf(now.toISOString()).slice(0, 10)}.${format.ending}`,
          type: format.type,
          content: Readable.from(forPresentReader(format.write(paymentTable(about, words), chunks)), {
            objectMode: false,
          }),
        },
        headers: pageHeaders({ page: number, size, total }),
        record: { filters: inEnglish(describe).about.filters, payments: about.payments },
      }
    },
  }
}
