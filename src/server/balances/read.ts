import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'

interface BalanceRow {
  currency: string
  kind: 'FIAT' | 'CRYPTO'
  available: string
  pending: string
  total: string
  creditLine: string | null
}

/** What is in each account that payments are paid from; what open payments have set aside of it cannot be spent twice (HOME-002, TRU-010). Nothing has the digits of its balance. */
export const readBalances = async (trx: Trx, now: Date) => {
  const { rows } =
    await sql<BalanceRow>`select currency, kind, settled::text as total, (0 * settled + held)::text as pending,
      coalesce(available, settled - held)::text as available, nullif(trim_scale(credit_line), 0)::text as "creditLine"
    from balances where account_type = 'PAYMENTS' order by kind desc, currency`.execute(trx)
  return rows.map(({ creditLine, ...row }) => ({
    ...row,
    ...(creditLine === null ? {} : { creditLine }),
    asOf: now.toISOString(),
  }))
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
        where created_at >= month.since and source_currency = l.currency and side = 'sender' and state in ('INITIATED', 'VALIDATING',
          'TRANSFERRING', 'LOCKED', 'PREPARED', 'EXECUTED', 'FORWARDED', 'COMPLETED')) as used
    from usage_limits l cross join month`.execute(trx)
  const row = rows[0]
  return row && { ...row, since: row.since.toISOString(), asOf: now.toISOString() }
}
