import { sql } from 'kysely'
import { pageOf, sliceOf, type PageAsked } from '../app/list-page.ts'
import type { Trx } from '../store/tenant.ts'
import { countedBatches } from './progress.ts'
import { acceptedStatus, openStatus } from './status.ts'
import './table.ts'

export interface BatchesAsked extends PageAsked {
  sort?: 'created_at,desc' | 'created_at,asc'
  sort_direction?: 'asc' | 'desc'
}

interface Listed {
  batch_id: string
  at: Date
  waiting: number | null
  expires_at: Date | null
  payments: number | null
  ended: number | null
  failed: number | null
  completed: number | null
}

const rowOf = (row: Listed, now: Date) => {
  const payments = row.payments ?? 0
  const failed = row.failed ?? 0
  const isOpen = row.payments === null && row.expires_at !== null
  return {
    batch_id: row.batch_id,
    createdAt: row.at.toISOString(),
    payments: isOpen ? (row.waiting ?? 0) : payments,
    completed: row.completed ?? 0,
    failed,
    status:
      isOpen && row.expires_at
        ? openStatus(row.expires_at, now)
        : acceptedStatus({ payments, failed, ended: row.ended ?? 0 }),
  }
}

/** A page of batches, newest first unless said otherwise: those uploaded here, and payments that carry one id (API-107). */
export const listBatches = async (trx: Trx, asked: BatchesAsked, now: Date) => {
  const slice = sliceOf(asked)
  const isUp = (asked.sort_direction ?? asked.sort?.split(',')[1]) === 'asc'
  const all = sql`(${countedBatches(trx)}) p full join batches b on b.id = p.batch_id`
  const counted = await sql<{ total: string }>`select count(*) as total from ${all}`.execute(trx)
  const { rows } = await sql<Listed>`
    select coalesce(b.id, p.batch_id) as batch_id, coalesce(b.created_at, p.at) as at, b.expires_at,
      jsonb_array_length(b.rows) as waiting, p.payments, p.ended, p.failed, p.completed
    from ${all} order by at ${sql.raw(isUp ? 'asc' : 'desc')}, batch_id
    limit ${slice.size} offset ${slice.offset}`.execute(trx)
  return { content: rows.map((row) => rowOf(row, now)), page: pageOf(slice, counted.rows[0]?.total ?? '0') }
}
