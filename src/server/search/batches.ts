import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'
import { idRange } from './range.ts'

/** Batches by their id, or how it begins. */
export const findBatches = async (trx: Trx, typed: string, most: number) => {
  const ids = idRange(typed)
  if (!ids) return []
  return trx
    .selectFrom('payments')
    .select([sql<string>`batch_id`.as('id'), sql<string>`count(*)`.as('payments')])
    .where('batch_id', '>=', ids[0])
    .where('batch_id', '<=', ids[1])
    .groupBy('batch_id')
    .orderBy('batch_id')
    .limit(most)
    .execute()
}
