import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'

/**
 * Writes the bookings of past payments, redemptions, issues and transfers, and the reservations of open ones.
 */
export const seedHolds = async (trx: Trx): Promise<void> => {
  await sql`insert into account_entries (org_id, environment, object_id, object_type, indicator, account_id, currency, amount, state,
      created_at, modified_at)
    select org_id, environment, id, 'PAYMENT', 'DEBIT', org_id, source_currency, source_amount,
      case when state = 'COMPLETED' then 'BOOKED' else 'HELD' end, created_at, modified_at
    from payments where side = 'sender'
      and state not in ('QUOTED', 'FAILED', 'RETURNED', 'EXPIRED', 'CANCELED', 'DECLINED')
    union all select org_id, environment, id, case type when 'BUY' then 'ISSUE' else 'REDEMPTION' end,
      case type when 'BUY' then 'CREDIT' else 'DEBIT' end, wallet_id, 'RLUSD', amount,
      case status when 'COMPLETED' then 'BOOKED' else 'RELEASED' end, created_at, modified_at
    from stablecoin_transactions
    union all select t.org_id, t.environment, t.id, 'TRANSFER', indicator, account_id, a.currency, t.amount,
      case t.status when 'COMPLETED' then 'BOOKED' when 'FAILED' then 'RELEASED' else 'HELD' end, t.created_at, t.modified_at
    from ledger_transfers t
    join ledger_accounts a on a.org_id = t.org_id and a.id = t.debit_id
    cross join lateral (values ('DEBIT', t.debit_id), ('CREDIT', t.credit_id)) as side (indicator, account_id)`.execute(
    trx,
  )
  await sql`update balances b set held = open.sum
    from (select org_id, environment, account_id, currency, sum(amount) as sum from account_entries
      where state = 'HELD' and indicator = 'DEBIT' group by org_id, environment, account_id, currency) open
    where b.org_id = open.org_id and b.environment = open.environment and b.account_id = open.account_id
      and b.currency = open.currency`.execute(trx)
}
