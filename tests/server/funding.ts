import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import { asSystem } from '#server/store/tenant.ts'

/** The account somebody's payments of one currency are paid from, in UAT. */
export interface Paid {
  /** Somebody of the organisation. */
  email: string
  currency?: string
}

const is = ({ email, currency = 'USD' }: Paid) => sql`environment = 'uat' and currency = ${currency}
  and org_id = (select org_id from users where email = ${email})`

/**
 * Sets what is available in an account, whatever open payments have set aside: for tests that pay more than the
 * demonstration has there, or that want exactly so much. Terms are prefunded unless a credit line, or none, is given.
 */
export const fund = (
  store: Store,
  paid: Paid,
  available: string,
  creditLine: string | null = '0',
): Promise<void> =>
  asSystem(store, async (trx) => {
    await sql`insert into balances (org_id, environment, currency, kind, settled)
      select org_id, 'uat', ${paid.currency ?? 'USD'}, 'FIAT', 0 from users where email = ${paid.email}
      on conflict do nothing`.execute(trx)
    await sql`update balances set credit_line = ${creditLine}::numeric,
      settled = ${available}::numeric - coalesce(${creditLine}::numeric, 0) + held where ${is(paid)}`.execute(
      trx,
    )
  })

export interface Ledger {
  settled: string
  held: string
  /** What the holds of its payments say, and what its open payments take: both must be what is held. */
  holds: string
  open: string
  /** What was booked of payments that arrived, and what those took. */
  booked: string
  completed: string
  isWithinBound: boolean
}

/** An account as its row has it, as its holds have it, and as its payments have it. */
export const ledgerOf = (store: Store, paid: Paid): Promise<Ledger> =>
  asSystem(store, async (trx) => {
    const { rows } =
      await sql<Ledger>`select trim_scale(settled)::text as settled, trim_scale(held)::text as held,
        trim_scale(coalesce((select sum(amount) from payment_holds h where h.org_id = b.org_id
          and h.environment = b.environment and h.currency = b.currency and h.state = 'HELD'), 0))::text as holds,
        trim_scale(coalesce((select sum(source_amount) from payments p where p.org_id = b.org_id
          and p.environment = b.environment and p.source_currency = b.currency and p.side = 'sender'
          and p.state not in ('QUOTED', 'COMPLETED', 'FAILED', 'RETURNED', 'EXPIRED', 'CANCELED', 'DECLINED')), 0))::text as open,
        trim_scale(coalesce((select sum(amount) from payment_holds h where h.org_id = b.org_id
          and h.environment = b.environment and h.currency = b.currency and h.state = 'BOOKED'), 0))::text as booked,
        trim_scale(coalesce((select sum(source_amount) from payments p where p.org_id = b.org_id
          and p.environment = b.environment and p.source_currency = b.currency and p.side = 'sender'
          and p.state = 'COMPLETED'), 0))::text as completed,
        coalesce(settled + credit_line - held >= 0, true) as "isWithinBound"
      from balances b where ${is(paid)}`.execute(trx)
    return rows[0]!
  })
