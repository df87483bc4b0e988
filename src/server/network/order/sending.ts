import { sql } from 'kysely'
import type { Jobs } from '../../jobs/jobs.ts'
import { leaseDue, workAwhile } from '../../outbox/lease.ts'
import type { Store } from '../../store/store.ts'
import { forTenant, forAllTenants, type Trx } from '../../store/tenant.ts'
import type { PayoutTerms } from './terms.ts'
import { createBreaker } from './breaker.ts'
import type { OrderClient } from './client.ts'
import type { OrderBook } from './kind.ts'
import type { TakeOutcome } from './taking.ts'
import type { Outcome, OrderRow } from './verdict.ts'

const EVERY_SECONDS = 5
const JITTER = 0.2

export interface OrderSending<Order> extends OrderBook {
  /** The name of the job. */
  name: string
  store: Pick<Store, 'db'>
  jobs: Pick<Jobs, 'define'>
  terms: PayoutTerms
  client: OrderClient<Order>
  take: TakeOutcome
}

interface Leased<Order> extends Pick<OrderRow, 'cancel'> {
  org_id: string
  id: string
  order: Order | null
  is_accepted: boolean
}

/**
 * Defines the job that submits waiting orders and queries silent ones. Each runs under a lease: if its
 * process dies, the order is sent again with the same ID (TRU-280).
 */
export const defineOrders = <Order>(sending: OrderSending<Order>): void => {
  const { name, store, jobs, terms, client, take, table, order } = sending
  const breaker = createBreaker(terms.breaker)
  const { first, longest } = terms.waits

  const lease = (trx: Trx, most: number) => leaseDue(trx, table, { first, longest, jitter: JITTER, most })

  const leaseAndRead = (most: number) =>
    forAllTenants(store, 'orders.due', async (trx): Promise<Leased<Order>[]> => {
      const keys = await lease(trx, most)
      if (keys.length === 0) return []
      const ids = keys.map(({ id }) => id)
      const { rows } = await sql<
        Leased<Order>
      >`select org_id, id, ${sql.ref(order)} as "order", is_accepted, cancel from ${sql.table(table)}
        where id = any(${ids}::uuid[])`.execute(trx)
      return rows
    })

  const request = (one: Leased<Order>): Promise<Outcome> => {
    // Until the network has acknowledged an order, only submitting it is safe: a repeat has no effect.
    if (!one.is_accepted && one.order) return client.submit(one.id, one.order)
    return one.cancel === 'WANTED' ? client.cancel(one.id) : client.ask(one.id)
  }

  const perform = async (one: Leased<Order>): Promise<void> => {
    const outcome = await request(one)
    breaker.note(outcome.kind !== 'silent', Date.now())
    await forTenant(store, one.org_id, (trx) => take(trx, { orgId: one.org_id, id: one.id }, outcome))
  }

  jobs.define({
    name,
    everySeconds: EVERY_SECONDS,
    work: () =>
      workAwhile(async () => {
        const most = breaker.allowed(Date.now(), terms.atOnce)
        if (most === 0) return false
        const leased = await leaseAndRead(most)
        // A failed order delays no other; the job reports the failure once all are done.
        const failed = (await Promise.allSettled(leased.map(perform))).find(
          ({ status }) => status === 'rejected',
        )
        if (failed?.status === 'rejected') throw failed.reason
        return leased.length > 0
      }),
  })
}
