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
  // Decided payouts are handed over before the clock moves.
  await jobs.settle()
  // The network first: a request that is sent because time passed finds that it did.
  simulated.pass(seconds)
  await moveClock(store, seconds)
  await simulated.tell()
  await jobs.settle()
  // A message that a busy server did not take comes again, as that of any network does.
  while (!(await simulated.tell())) await jobs.settle()
}

const FINAL = ['COMPLETED', 'FAILED', 'RETURNED']
const STEP_SECONDS = 15
const MOST_STEPS = 60

/**
 * Advances the clock until the payments with these internal IDs are completed or failed. A busy server may refuse a
 * callback or delay an order; both are retried.
 */
export async function letArrive(world: World, ...internalIds: readonly string[]): Promise<void> {
  const areDone = async () => {
    const payments = await Promise.all(internalIds.map((id) => paymentsOf(world, id)))
    return payments.every((some) => some.length > 0 && some.every(({ state }) => FINAL.includes(state)))
  }
  for (let step = 0; step < MOST_STEPS && !(await areDone()); step += 1) await letPass(world, STEP_SECONDS)
}
