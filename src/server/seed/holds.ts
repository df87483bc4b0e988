import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'

/** What payments of the past have taken, and what open ones have set aside of the accounts as they stand today. */
export const seedHolds = async (trx: Trx): Promise<void> => {
  await sql`insert into payment_holds (org_id, environment, payment_id, currency, amount, state, created_at, modified_at)
    select org_id, environment, id, source_currency, source_amount,
      case when state = 'COMPLETED' then 'BOOKED' else 'HELD' end, created_at, modified_at
    from payments where side = 'sender'
      and state not in ('QUOTED', 'FAILED', 'RETURNED', 'EXPIRED', 'CANCELED', 'DECLINED')`.execute(trx)
  await sql`update balances b set held = open.sum
    from (select org_id, environment, currency, sum(amount) as sum from payment_holds where state = 'HELD'
      group by org_id, environment, currency) open
    where b.org_id = open.org_id and b.environment = open.environment and b.currency = open.currency`.execute(
    trx,
  )
}
