import { moveClock } from '#server/store/clock.ts'
import type { World } from './world.ts'

/** The payments that were really created under this internal ID. */
export const paymentsOf = ({ store }: World, internalId: string) =>
  store.db.selectFrom('payments').selectAll().where('internal_id', '=', internalId).execute()

/** The approvals that were really asked for under this internal ID. */
export const approvalsOf = ({ store }: World, internalId: string) =>
  store.db
    .selectFrom('approvals')
    .innerJoin('payments', 'payments.id', 'approvals.payment_id')
    .select(['approvals.status', 'approvals.user_email'])
    .where('payments.internal_id', '=', internalId)
    .execute()

/** Lets business time pass, and with it everything that was due. */
export async function letPass({ store, jobs, simulated }: World, seconds: number): Promise<void> {
  // What was decided before is handed over before.
  await jobs.settle()
  // The network first: a request that is sent because time passed finds that it did.
  simulated.pass(seconds)
  await moveClock(store, seconds)
  await simulated.tell()
  await jobs.settle()
  // A message that a busy server did not take comes again, as that of any network does.
  while (!(await simulated.tell())) await jobs.settle()
}
