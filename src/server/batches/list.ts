import { sql } from 'kysely'
import { pageOf, sliceOf, type PageAsked } from '../app/list-page.ts'
import type { Trx } from '../store/tenant.ts'

export interface BatchesAsked extends PageAsked {
  sort?: 'created_at,desc' | 'created_at,asc'
  sort_direction?: 'asc' | 'desc'
}

const ENDED = sql`('COMPLETED', 'FAILED', 'RETURNED', 'EXPIRED', 'CANCELED', 'DECLINED')`
const LOST = sql`('FAILED', 'RETURNED', 'EXPIRED', 'CANCELED', 'DECLINED')`

const statusOf = (row: { payments: string; ended: string; failed: string }) => {
  if (row.ended !== row.payments) return 'IN_PROGRESS'
  if (row.failed === row.payments) return 'FAILED'
  return row.failed === '0' ? 'COMPLETED' : 'COMPLETED_WITH_FAILURES'
}

/** A page of batches, newest first unless said otherwise; a batch is the payments that carry its id (API-107). */
export const listBatches = async (trx: Trx, asked: BatchesAsked) => {
  const slice = sliceOf(asked)
  const direction = asked.sort_direction ?? asked.sort?.split(',')[1] ?? 'desc'
  const batches = trx.selectFrom('payments').where('batch_id', 'is not', null)
  const counted = await batches
    .select(sql<string>`count(distinct batch_id)`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await batches
    .select([
      sql<string>`batch_id`.as('batch_id'),
      sql<Date>`min(created_at)`.as('at'),
      sql<string>`count(*)`.as('payments'),
      sql<string>`count(*) filter (where state in ${ENDED})`.as('ended'),
      sql<string>`count(*) filter (where state in ${LOST})`.as('failed'),
      sql<string>`count(*) filter (where state = 'COMPLETED')`.as('completed'),
    ])
    .groupBy('batch_id')
    .orderBy('at', direction === 'asc' ? 'asc' : 'desc')
    .orderBy('batch_id')
    .limit(slice.size)
    .offset(slice.offset)
    .execute()
  const content = rows.map((row) => ({
    batch_id: row.batch_id,
    createdAt: row.at.toISOString(),
    payments: Number.parseInt(row.payments, 10),
    completed: Number.parseInt(row.completed, 10),
    failed: Number.parseInt(row.failed, 10),
    status: statusOf(row),
  }))
  return { content, page: pageOf(slice, counted.total) }
}
