import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'

/**
 * Marks a failed or returned payment as replaced by a new one, so that it no longer asks for action. The row
 * is locked against a concurrent retry; a payment already retried stays with its first retry.
 */
export const markRetried = async (trx: Trx, paymentId: string, retryOf: string): Promise<void> => {
  const { rows } = await sql`select 1 from payments where id = ${retryOf}::uuid and id <> ${paymentId}::uuid
    and state in ('FAILED', 'RETURNED') and flow = 'DIRECT' and side = 'sender' and payment_type = 'SEND' for update`.execute(
    trx,
  )
  if (rows.length === 0) return
  await sql`update payments set retry_of = ${retryOf}::uuid where id = ${paymentId}::uuid
    and not exists (select 1 from payments again where again.retry_of = ${retryOf}::uuid)`.execute(trx)
}
