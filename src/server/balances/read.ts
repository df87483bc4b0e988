import { sql } from 'kysely'
import { UNDER_WAY } from './under-way.ts'
import type { Trx } from '../store/tenant.ts'

interface BalanceRow {
  currency: string
  kind: 'FIAT' | 'CRYPTO'
  available: string
  pending: string
  total: string
}

/** What was held once, less what has arrived elsewhere since; of the rest, what is under way cannot be spent twice (HOME-002). Nothing has the digits of its balance. */
export const readBalances = async (trx: Trx, now: Date) => {
  const { rows } = await sql<BalanceRow>`
    select b.currency, b.kind, (b.amount - gone.sum)::text as total, held.sum::text as pending,
      (b.amount - gone.sum - held.sum)::text as available
    from balances b
    cross join lateral (select coalesce(sum(source_amount), 0) as sum from payments
      where modified_at >= b.as_of and state = 'COMPLETED' and side = 'sender' and source_currency = b.currency) gone
    cross join lateral (select coalesce(sum(source_amount), 0 * b.amount) as sum from payments
      where state in ${UNDER_WAY} and side = 'sender' and source_currency = b.currency) held
    order by b.kind desc, b.currency`.execute(trx)
  return rows.map((row) => ({ ...row, asOf: now.toISOString() }))
}

interface UsageRow {
  limit: string
  used: string
  currency: string
  since: Date
}

/** How much of the month's permitted usage on-demand liquidity has taken (HOME-003); nothing where there is none. */
export const readUsage = async (trx: Trx, now: Date) => {
  const { rows } = await sql<UsageRow>`
    with month as (select date_trunc('month', app_now() at time zone 'UTC') at time zone 'UTC' as since)
    select l.permitted::text as limit, l.currency, month.since,
      (select coalesce(sum(source_amount), 0)::text from payments
        where created_at >= month.since and source_currency = l.currency and side = 'sender'
          and (state = 'COMPLETED' or state in ${UNDER_WAY})) as used
    from usage_limits l cross join month`.execute(trx)
  const row = rows[0]
  return row && { ...row, since: row.since.toISOString(), asOf: now.toISOString() }
}
