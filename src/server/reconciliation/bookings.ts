import { sql } from 'kysely'
import { formatMoney } from '#values/money.ts'
import { startOfDay } from '#values/zone-day.ts'
import type { AccountBooking } from '#definition/generated/wire-entities.ts'
import type { PageQuery } from '../app/list/list-page.ts'
import { readPage } from '../app/list/listed-rows.ts'
import { present } from '../app/values/present-values.ts'
import { daysAfter } from '../app/values/zone.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import type { AccountDayKey } from './day.ts'
import { differingSince } from './differences.ts'

interface BookingsQuery extends PageQuery {
  state?: AccountBooking['state'] | undefined
  sort_direction?: 'asc' | 'desc' | undefined
  search?: string | undefined
}

interface Row {
  place: string
  booked_at: Date
  type: AccountBooking['type']
  change: string
  balance: string
  object_id: string
  beneficiary: string | null
  internal_id: string | null
  expected: string | null
  net: string | null
}

const whyOf = ({ expected, net }: Row, currency: string): string | null => {
  if (expected === null || net === null) return null
  return `${formatMoney(net, currency)} booked, ${formatMoney(expected, currency)} expected`
}

const toBooking = (row: Row, currency: string): AccountBooking => ({
  id: row.place,
  bookedAt: row.booked_at.toISOString(),
  type: row.type,
  change: row.change,
  balance: row.balance,
  currency,
  objectId: row.object_id,
  state: row.expected === null ? 'AGREES' : 'DIFFERS',
  ...present({ beneficiary: row.beneficiary, internalId: row.internal_id, why: whyOf(row, currency) }),
})

/**
 * Lists an account's bookings of a day, each with the balance after it. A completed payment without a booking
 * is listed with no change, as missing (TRU-220, TRU-221).
 */
export const listBookings = async (
  trx: Trx,
  { accountId, currency, day }: AccountDayKey,
  zone: string,
  query: BookingsQuery,
) => {
  const [begins, ends] = [startOfDay(day, zone), startOfDay(daysAfter(day, 1), zone)]
  const is = sql`account_id = ${accountId} and currency = ${currency}`
  const direction = sql.raw(query.sort_direction === 'asc' ? 'asc' : 'desc')
  const named = sql`differs as (select * from ${differingSince(begins)} f where ${is}),
    missing as (select f.* from differs f where f.at >= ${begins}::timestamptz and f.at < ${ends}::timestamptz
      and not exists (select 1 from account_bookings k where k.object_id = f.id)),
    booked as (select k.*, (select settled from balances where ${is}) - coalesce(sum(change) over (
        order by booked_at desc, place desc rows between unbounded preceding and 1 preceding), 0) as balance
      from account_bookings k where ${is} and booked_at >= ${begins}::timestamptz),
    listed as (
      select place::text, booked_at, object_type as type, change, balance, object_id, place as rank
        from booked where booked_at < ${ends}::timestamptz
      union all select id::text, at, 'PAYMENT', 0, null, id, 0 from missing),
    selected as (select l.*, f.expected, f.change as net from listed l left join differs f on f.id = l.object_id
      where ${query.state ?? null}::text is null or (f.id is not null) = (${query.state ?? null}::text = 'DIFFERS'))`
  const { rows, page } = await readPage<Row>(trx, query, {
    named,
    columns: sql`place, booked_at, type, trim_scale(change)::text as change,
      trim_scale(coalesce(balance, 0))::text as balance, object_id, i.nick_name as beneficiary, p.internal_id,
      trim_scale(expected)::text as expected, trim_scale(net)::text as net`,
    from: sql`selected x left join payments p on p.id = x.object_id
      left join identities i on i.org_id = p.org_id and i.id = p.beneficiary_id`,
    where: matchesWords(query.search ?? '', sql`concat_ws(' ', i.nick_name, p.internal_id, x.object_id)`),
    order: sql`booked_at ${direction}, rank ${direction}`,
  })
  return {
    content: rows.map((row) => toBooking(row, currency)),
    page,
  }
}
