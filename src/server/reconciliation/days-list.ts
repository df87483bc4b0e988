import { sql, type RawBuilder } from 'kysely'
import { startOfDay } from '#values/zone-day.ts'
import type { AccountDay } from '#definition/generated/wire-entities.ts'
import type { PageQuery } from '../app/list/list-page.ts'
import { daysAfter, daysFrom } from '../app/values/zone.ts'
import { matchesWords } from '../store/search-text.ts'
import type { Trx } from '../store/tenant.ts'
import { keyOf, type AccountDayKey } from './day.ts'
import { differingSince } from './differences.ts'

/** The range of days in a time zone; the last one may not be over. */
export interface Days {
  first: string
  last: string
  zone: string
}

interface Row {
  account_id: string
  account: string
  currency: string
  day: string
  opening: string
  credited: string
  debited: string
  closing: string
  bookings: number
  differing: number
}

/** Selects the days with their bounds, and the count of differing payments. */
const differingDays = ({ first, last, zone }: Days) => {
  const days = daysFrom(first, last)
  const begins = days.map((day) => startOfDay(day, zone))
  const ends = days.map((day) => startOfDay(daysAfter(day, 1), zone))
  return sql`days as (select * from unnest(${days}::text[], ${begins}::timestamptz[], ${ends}::timestamptz[]) as d (day, begins, ends)),
    differs as (select f.account_id, f.currency, d.day, count(*)::int as differing
      from ${differingSince(begins[0]!)} f join days d on f.at >= d.begins and f.at < d.ends
      group by f.account_id, f.currency, d.day)`
}

/** Selects each day of each account, with balances computed back from the current ones. */
const accountDays = (days: Days, only: RawBuilder<unknown>) => sql`${differingDays(days)},
    moved as (select account_id, currency, day, sum(change) as change, count(*)::int as bookings,
        coalesce(sum(change) filter (where change > 0), 0) as credited,
        coalesce(-sum(change) filter (where change < 0), 0) as debited
      from account_bookings k join days d on k.booked_at >= d.begins and k.booked_at < d.ends
      group by account_id, currency, day),
    later as (select account_id, currency, sum(change) as change from account_bookings
      where booked_at >= (select max(ends) from days) group by account_id, currency),
    account_days as (select b.account_id, b.currency, d.day,
        case b.account_type when 'LEDGER' then a.name when 'WALLET' then w.nickname else b.currency || ' account' end as account,
        b.settled - coalesce(later.change, 0) - coalesce(sum(m.change) over (partition by b.account_id, b.currency
          order by d.day desc rows between unbounded preceding and 1 preceding), 0) as closing,
        coalesce(m.change, 0) as change, coalesce(m.credited, 0) as credited, coalesce(m.debited, 0) as debited,
        coalesce(m.bookings, 0) as bookings, coalesce(f.differing, 0) as differing
      from balances b cross join days d
      left join moved m on m.account_id = b.account_id and m.currency = b.currency and m.day = d.day
      left join later on later.account_id = b.account_id and later.currency = b.currency
      left join differs f on f.account_id = b.account_id and f.currency = b.currency and f.day = d.day
      left join ledger_accounts a on a.org_id = b.org_id and a.id = b.account_id
      left join wallets w on w.org_id = b.org_id and w.id = b.account_id
      where ${only})`

const toAnswer = (row: Row, zone: string): AccountDay => ({
  id: keyOf({ accountId: row.account_id, currency: row.currency, day: row.day }),
  day: row.day,
  zone,
  account: row.account,
  currency: row.currency,
  opening: row.opening,
  credited: row.credited,
  debited: row.debited,
  closing: row.closing,
  bookings: row.bookings,
  differing: row.differing,
  state: row.differing > 0 ? 'DIFFERS' : 'AGREES',
})

const COLUMNS = sql`account_id, account, currency, day, trim_scale(closing - change)::text as opening,
  trim_scale(credited)::text as credited, trim_scale(debited)::text as debited, trim_scale(closing)::text as closing,
  bookings, differing`

/** The filters of account days. */
interface AccountDaysQuery extends PageQuery {
  currency?: string | undefined
  isDiffering: boolean
  search?: string | undefined
}

/** Lists a page of account days, newest first, with their count (TRU-220). */
export const listAccountDays = async (
  trx: Trx,
  days: Days,
  { currency, isDiffering, search, page, size }: AccountDaysQuery,
) => {
  const only = currency === undefined ? sql`true` : sql`b.currency = ${currency}`
  const filter = sql`where ${isDiffering ? sql`differing > 0` : sql`true`}
    and ${matchesWords(search ?? '', sql`concat_ws(' ', account, currency, day)`)}`
  const all = accountDays(days, only)
  // Counted separately, because a page beyond the last has no row for the count.
  const counted = await sql<{ total: string }>`with ${all} select count(*) as total
    from account_days ${filter}`.execute(trx)
  const { rows } = await sql<Row>`with ${all} select ${COLUMNS} from account_days ${filter}
    order by day desc, account, currency, account_id limit ${size} offset ${page * size}`.execute(trx)
  return { content: rows.map((row) => toAnswer(row, days.zone)), total: counted.rows[0]?.total ?? '0' }
}

/** Counts the account days with a difference. */
export const countDiffering = async (trx: Trx, days: Days): Promise<number> => {
  const { rows } = await sql<{ count: number }>`with ${differingDays(days)}
    select count(*)::int as count from differs`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Reads one account day; undefined if the organisation has no such account. */
export const readAccountDay = async (
  trx: Trx,
  { accountId, currency, day }: AccountDayKey,
  zone: string,
): Promise<AccountDay | undefined> => {
  const only = sql`b.account_id = ${accountId} and b.currency = ${currency}`
  const { rows } = await sql<Row>`with ${accountDays({ first: day, last: day, zone }, only)}
    select ${COLUMNS} from account_days`.execute(trx)
  return rows[0] && toAnswer(rows[0], zone)
}
