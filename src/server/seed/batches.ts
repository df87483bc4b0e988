import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'

const EVERY = 150
const MOST = 12

/** Some payments of the new flow came together: of every so many the first dozen or fewer are one batch. */
export const seedBatches = async (trx: Trx): Promise<void> => {
  await sql`with placed as (
      select org_id, id, environment, row_number() over (partition by org_id, environment order by created_at, id) - 1 as place
      from payments where flow = 'DIRECT' and state <> 'PENDING_APPROVAL')
    update payments p set batch_id = md5('batch ' || p.org_id || p.environment || (place / ${EVERY}::int))::uuid
    from placed where placed.org_id = p.org_id and placed.id = p.id
      and place % ${EVERY}::int < 3 + (place / ${EVERY}::int) % ${MOST - 2}::int`.execute(trx)
}
