import { people } from './people.ts'
import type { World } from './world.ts'

/** A payment of the careful organisation that still waits for a decision for an hour at least. */
export async function waitingPayment({ store }: World): Promise<string> {
  const { payment_id: id } = await store.db
    .selectFrom('approvals')
    .innerJoin('payments', 'payments.id', 'approvals.payment_id')
    .select('approvals.payment_id')
    .where('approvals.user_email', '=', people.careful)
    .where('approvals.status', '=', 'pending')
    .where('approvals.expires_at', '>', new Date(Date.now() + 3_600_000))
    .where('payments.flow', '=', 'DIRECT')
    .where('payments.environment', '=', 'uat')
    .orderBy('approvals.payment_id')
    .executeTakeFirstOrThrow()
  return id
}
