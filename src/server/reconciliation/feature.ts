import { pageOf, sliceOf } from '../app/list/list-page.ts'
import { Refused, refused } from '../app/refused.ts'
import { zoneOf } from '../app/values/zone.ts'
import { listBookings } from './bookings.ts'
import { toAccountDay } from './day.ts'
import { countDiffering, listAccountDays, readAccountDay } from './days-list.ts'
import { downloadDays } from './download.ts'
import { allDays, requestedDays } from './range.ts'
import type { Feature } from '../feature.ts'

/** Calls on the account days: their movements, and their differences from the payments (TRU-220, TRU-221). */
export const feature: Feature = ({ definitions }) => ({
  'reconciliation.list': async ({ trx, headers, query, now }) => {
    const zone = zoneOf(headers)
    if (zone instanceof Refused) return zone
    const { days, isDiffering } = requestedDays(definitions, query, zone, now)
    const requested = { ...query, currency: query.currency, search: query.search, isDiffering }
    const { content, total } = await listAccountDays(trx, days, requested)
    const differing = await countDiffering(trx, allDays(definitions, zone, now))
    return { body: { content, counts: { differing }, page: pageOf(sliceOf(requested), total) } }
  },
  'reconciliation.download': (request) => downloadDays(request, definitions),
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
