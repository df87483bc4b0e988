import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'

interface BalanceRow {
  currency: string
  kind: 'FIAT' | 'CRYPTO'
  available: string
  pending: string
  total: string
  creditLine: string | null
  booked: string | null
  networkAvailable: string | null
  networkAsOf: Date | null
  differs: boolean
}

/** Returns the last balance of the network, shown beside our own (TRU-531). */
const networkOf = ({ booked, networkAvailable, networkAsOf, differs }: BalanceRow) =>
  booked === null || networkAsOf === null
    ? {}
    : {
        network: {
          booked,
          ...(networkAvailable !== null && { available: networkAvailable }),
          asOf: networkAsOf.toISOString(),
          differs,
        },
      }

/**
 * Reads the payment accounts; reserved amounts cannot be spent twice (HOME-002, TRU-010). A zero has the
 * digits of its balance.
 */
export const readBalances = async (trx: Trx, now: Date) => {
  const { rows } =
    await sql<BalanceRow>`select b.currency, b.kind, b.settled::text as total, (0 * b.settled + b.held)::text as pending,
      coalesce(b.available, b.settled - b.held)::text as available, nullif(trim_scale(b.credit_line), 0)::text as "creditLine",
      n.booked::text, n.available::text as "networkAvailable", n.as_of as "networkAsOf", n.stuck is not distinct from 'other-balance' as differs
    from balances b left join network_accounts n
      on n.org_id = b.org_id and n.environment = b.environment and n.currency = b.currency
    where b.account_type = 'PAYMENTS' order by b.kind desc, b.currency`.execute(trx)
  return rows.map((row) => {
    const { currency, kind, available, pending, total, creditLine } = row
    return {
      currency,
      kind,
      available,
      pending,
      total,
      ...(creditLine === null ? {} : { creditLine }),
      asOf: now.toISOString(),
      ...networkOf(row),
    }
  })
}

interface UsageRow {
  limit: string
  used: string
  currency: string
  since: Date
}

/** Returns the used share of the month's on-demand liquidity (HOME-003); undefined without it. */
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
