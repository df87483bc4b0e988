import { pageOf, sliceOf } from '../app/list-page.ts'
import { Refused, refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { dayIn, daysAfter, zoneOf } from '../app/zone.ts'
import { listBookings } from './bookings.ts'
import { toAccountDay } from './day.ts'
import { countDiffering, listAccountDays, readAccountDay } from './days-list.ts'
import type { Feature } from '../feature.ts'

/** Each day of each account, what moved it, and what differs from the payments (TRU-220, TRU-221). */
export const feature: Feature = ({ definitions }) => ({
  'reconciliation.list': async ({ trx, headers, query, now }) => {
    const zone = zoneOf(headers)
    if (zone instanceof Refused) return zone
    const today = dayIn(zone, now)
    const all = { first: daysAfter(today, 1 - limitOf(definitions, 'reconciliationDays')), last: today, zone }
    const one = query.day ?? (query.show === 'TODAY' ? today : daysAfter(today, -1))
    const isRange = query.day === undefined && (query.show === 'ALL' || query.show === 'DIFFERS')
    const requested = {
      ...query,
      currency: query.currency,
      search: query.search,
      isDiffering: query.show === 'DIFFERS',
    }
    const { content, total } = await listAccountDays(
      trx,
      isRange ? all : { first: one, last: one, zone },
      requested,
    )
    const differing = await countDiffering(trx, all)
    return { body: { content, counts: { differing }, page: pageOf(sliceOf(requested), total) } }
  },
  'reconciliation.read': async ({ trx, headers, params }) => {
    const zone = zoneOf(headers)
    if (zone instanceof Refused) return zone
    const accountDay = toAccountDay(params.id)
    const body = accountDay && (await readAccountDay(trx, accountDay, zone))
    return body ? { body } : refused('not-found')
  },
  'reconciliation.bookings': async ({ trx, headers, params, query }) => {
    const zone = zoneOf(headers)
    if (zone instanceof Refused) return zone
    const accountDay = toAccountDay(params.id)
    if (!accountDay || !(await readAccountDay(trx, accountDay, zone))) return refused('not-found')
    return { body: await listBookings(trx, accountDay, zone, query) }
  },
})
