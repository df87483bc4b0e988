import { Readable } from 'node:stream'
import { isZone, zonedTimes } from '#values/zoned-time.ts'
import type { CallRequest, Handlers } from '../../app/call.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import type { ReadFacts } from '../../app/facts.ts'
import { unknownZone } from '../../home/zone.ts'
import { limitOf } from '../../definitions/limit.ts'
import type { Store } from '../../store/store.ts'
import { inTenant } from '../../store/tenant.ts'
import { isAuthorizationOn } from '../../approvals/is-on.ts'
import { checkFilters } from '../list/checks.ts'
import { knownFor } from '../list/known.ts'
import type { Known } from '../list/narrow.ts'
import { idsAt } from '../list/page.ts'
import { tellPlanner } from '../list/planner.ts'
import type { PaymentRow as Row } from '#definition/generated/wire-entities.ts'
import { rowsOf } from '../list/rows.ts'
import { knownStates } from '../list/states.ts'
import { countAll } from '../list/total.ts'
import { readBody, type Wanted } from '../list/wanted.ts'
import { aboutOf } from './about.ts'
import { readChunk, type Chunk } from './chunks.ts'
import { labelsOf } from './labels.ts'
import { FORMATS } from './write.ts'

/** What came into being after the file was begun is not in it: its first lines say how many there are. */
const asOf = ({ filters, order }: Wanted, now: Date): Wanted => {
  const before =
    filters.before !== undefined && new Date(filters.before) < now ? filters.before : now.toISOString()
  return { filters: { ...filters, before }, order }
}

/** Each chunk in a short transaction of its own, so that nobody waits for a reader who is slow. */
async function* allOf(store: Store, { tenant, now }: CallRequest, wanted: Wanted, known: Known) {
  let chunk: Chunk | undefined
  do {
    const after = chunk?.cursor
    chunk = await inTenant(store, tenant, async (trx) => {
      await tellPlanner(trx)
      return readChunk(trx, wanted, known, { now, after })
    })
    yield chunk.rows
  } while (chunk.cursor)
}

async function* only(rows: readonly Row[]) {
  yield rows
}

/** Payments to take along (PAY-063): one page of them, or all as a stream that is never held in memory. */
export const paymentDownloadHandlers = (
  definitions: ServerDefinitions,
  store: Store,
  readFacts: ReadFacts,
): Handlers => {
  const states = knownStates(definitions)
  const labels = labelsOf(definitions)
  const sizes = {
    usual: limitOf(definitions, 'downloadPageSize'),
    most: limitOf(definitions, 'downloadPageSizeMax'),
  }
  return {
    'payments.download': async (request) => {
      const { trx, now, session, tenant } = request
      const asked = request.body
      if (!isZone(asked.zone)) return unknownZone(asked.zone)
      const said = readBody(request.body)
      const unfit = checkFilters(said.filters, states)
      if (unfit) return unfit
      const wanted = asOf(said, now)
      const known = await knownFor(trx, wanted.filters, isAuthorizationOn(session.organisation.settings))
      await tellPlanner(trx)
      const total = await countAll(trx, wanted.filters, known)
      const isPage = asked.page !== undefined || asked.size !== undefined
      const number = asked.page ?? 0
      const size = isPage ? Math.min(asked.size ?? sizes.usual, sizes.most) : total
      const place = { offset: number * size, limit: size, total, isEstimate: false }
      const rows = isPage ? await rowsOf(trx, await idsAt(trx, wanted, known, place), now) : undefined
      const timeOf = zonedTimes(asked.zone)
      const words = { labels, facts: readFacts(session, tenant.environment), timeOf }
      const about = aboutOf(request, said, asked.zone, rows?.length ?? total, words)
      const format = FORMATS[asked.format]
      const chunks = rows ? only(rows) : allOf(store, request, wanted, known)
      return {
        file: {
          name: `payments-${tenant.environment}-${timeOf(now.toISOString()).slice(0, 10)}.${format.ending}`,
          type: format.type,
          content: Readable.from(format.write(about, chunks, words), { objectMode: false }),
        },
        headers: {
          'x-page': String(number),
          'x-page-size': String(size),
          'x-total-pages': String(size > 0 ? Math.ceil(total / size) : 0),
          'x-total-elements': String(total),
        },
        audit: {
          action: 'payment.download',
          objectType: 'payment',
          details: { filters: about.filters, format: asked.format, payments: about.payments },
        },
      }
    },
  }
}
