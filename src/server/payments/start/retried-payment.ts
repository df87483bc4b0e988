import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'

/**
 * Takes a failed or returned payment off the list of what is to be fixed: another took its place. The row is locked, so that
 * nobody sends it again meanwhile; one that somebody sent again before stays theirs.
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
