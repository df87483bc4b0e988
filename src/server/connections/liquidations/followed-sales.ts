import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'

/** The exchange of on-demand liquidity while the network is simulated. */
const EXCHANGE = 'northern-exchange'

/** The status of a sale by the state of its payment, and the share that is sold. */
const STATUS = [
  { state: 'LOCKED', status: 'In Progress', share: 0 },
  { state: 'PREPARED', status: 'Partially Completed', share: 0.5 },
  { state: 'SETTLEMENT_DECLINED', status: 'Incomplete', share: 0.8 },
  { state: 'FAILED', status: 'Failed', share: 0 },
  { state: 'EXECUTED', status: 'Completed', share: 1 },
  { state: 'COMPLETED', status: 'Completed', share: 1 },
  { state: 'RETURNED', status: 'Completed', share: 1 },
]

/** Updates the sales of payments with on-demand liquidity: of one payment, or of all (CON-011). */
export const followSales = (trx: Trx, id: string | null = null) =>
  sql`insert into liquidations (org_id, environment, id, exchange, status, source_amount, source_currency,
      sold_amount, destination_amount, destination_currency, created_at, modified_at)
    select p.org_id, p.environment, p.id, ${EXCHANGE}, s.status, q.source_amount, q.source_currency,
      round(q.source_amount * s.share, 2), round(q.destination_amount * s.share, 2), q.destination_currency,
      p.created_at, p.modified_at
    from payments p
      join organisations o on o.id = p.org_id
      join quotes q on q.org_id = p.org_id and q.id = p.id
      join jsonb_to_recordset(${JSON.stringify(STATUS)}::jsonb) as s (state text, status text, share numeric)
        on s.state = p.state
    where 'xrapid' = any (o.products) and p.flow = 'LEGACY' and p.side = 'sender'
      and (${id}::uuid is null or p.id = ${id}::uuid)
    on conflict (org_id, id) do update set status = excluded.status, sold_amount = excluded.sold_amount,
      destination_amount = excluded.destination_amount, modified_at = excluded.modified_at`.execute(trx)
