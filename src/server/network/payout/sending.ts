import type { Jobs } from '../../jobs/jobs.ts'
import { leaseDue, workAwhile } from '../../outbox/lease.ts'
import type { Store } from '../../store/store.ts'
import { asSystem, type Trx } from '../../store/tenant.ts'
import { createBreaker } from './breaker.ts'
import type { PayoutClient } from './client.ts'
import type { PayoutTerms } from './terms.ts'
import type { takeOutcome } from './taking.ts'
import type { Outcome } from './verdict.ts'

export const PAYOUTS = 'network.payouts'
const EVERY_SECONDS = 5
const JITTER = 0.2

export interface PayoutSending {
  store: Pick<Store, 'db'>
  jobs: Pick<Jobs, 'define'>
  terms: PayoutTerms
  client: PayoutClient
  take: ReturnType<typeof takeOutcome>
}

/** Hands over what waits, and asks for what there was no news of: each under a lease, so that one whose sender was killed is sent again by the same ID (TRU-280). */
export const definePayouts = ({ store, jobs, terms, client, take }: PayoutSending): void => {
  const breaker = createBreaker(terms.breaker)
  const { first, longest } = terms.waits

  const lease = (trx: Trx, most: number) =>
    leaseDue(trx, 'network_payouts', { first, longest, jitter: JITTER, most })

  const leaseAndRead = (most: number) =>
    asSystem(store, async (trx) => {
      const keys = await lease(trx, most)
      if (keys.length === 0) return []
      return trx
        .selectFrom('network_payouts')
        .select(['org_id', 'id', 'payout', 'is_accepted', 'cancel'])
        .where(
          'id',
          'in',
          keys.map(({ id }) => id),
        )
        .execute()
    })

  type Leased = Awaited<ReturnType<typeof leaseAndRead>>[number]

  const request = ({ id, payout, is_accepted: isAccepted, cancel }: Leased): Promise<Outcome> => {
    // Until the network has said anything, only the order itself is safe to send: it is taken once.
    if (!isAccepted && payout) return client.submit(payout)
    return cancel === 'WANTED' ? client.cancel(id) : client.ask(id)
  }

  const perform = async (one: Leased): Promise<void> => {
    const outcome = await request(one)
    breaker.note(outcome.kind !== 'silent', Date.now())
    await asSystem(store, (trx) => take(trx, { orgId: one.org_id, paymentId: one.id }, outcome))
  }

  jobs.define({
    name: PAYOUTS,
    everySeconds: EVERY_SECONDS,
    work: () =>
      workAwhile(async () => {
        const most = breaker.allowed(Date.now(), terms.atOnce)
        if (most === 0) return false
        const leased = await leaseAndRead(most)
        // One that cannot be taken holds up no other; its job says so once they are done.
        const failed = (await Promise.allSettled(leased.map(perform))).find(
          ({ status }) => status === 'rejected',
        )
        if (failed?.status === 'rejected') throw failed.reason
        return leased.length > 0
      }),
  })
}
