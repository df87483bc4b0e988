import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'

const ENDED = sql`('COMPLETED', 'FAILED', 'RETURNED', 'EXPIRED', 'CANCELED', 'DECLINED', 'REJECTED')`
const LOST = sql`('FAILED', 'RETURNED', 'EXPIRED', 'CANCELED', 'DECLINED', 'REJECTED')`

/** Payments that carry the id of a batch, counted by how they ended; one line for each batch. */
export const countedBatches = (trx: Trx) =>
  trx
    .selectFrom('payments')
    .where('batch_id', 'is not', null)
    .select([
      sql<string>`batch_id`.as('batch_id'),
      sql<Date>`min(created_at)`.as('at'),
      sql<number>`count(*)::int`.as('payments'),
      sql<number>`(count(*) filter (where state in ${ENDED}))::int`.as('ended'),
      sql<number>`(count(*) filter (where state in ${LOST}))::int`.as('failed'),
      sql<number>`(count(*) filter (where state = 'COMPLETED'))::int`.as('completed'),
    ])
    .groupBy('batch_id')
