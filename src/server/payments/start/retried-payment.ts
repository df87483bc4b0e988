import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'

/**
 * Marks a failed or returned payment as replaced by a new one, so that it no longer asks for action. Only a payment
 * to the same beneficiary in the same environment replaces it (TRU-777). The row is locked against a concurrent
 * retry; a payment already retried stays with its first retry.
 */
export const markRetried = async (trx: Trx, paymentId: string, retryOf: string): Promise<void> => {
  const { rows } = await sql`select 1 from payments old
    join payments again on again.id = ${paymentId}::uuid and again.org_id = old.org_id
      and again.environment = old.environment and again.beneficiary_id = old.beneficiary_id
    where old.id = ${retryOf}::uuid and old.id <> again.id and old.state in ('FAILED', 'RETURNED')
      and old.flow = 'DIRECT' and old.side = 'sender' and old.payment_type = 'SEND' for update of old`.execute(
    trx,
  )
  if (rows.length === 0) return
  await sql`update payments set retry_of = ${retryOf}::uuid where id = ${paymentId}::uuid
    and not exists (select 1 from payments again where again.retry_of = ${retryOf}::uuid)`.execute(trx)
}
