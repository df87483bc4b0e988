import { sql } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { PayoutTerms } from '../network/order/terms.ts'
import type { StuckOrder } from '../network/order/stuck.ts'
import { notify } from '../notifications/notice.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants, type Trx } from '../store/tenant.ts'

const MINUTE = 60

type Appeared = Pick<StuckOrder, 'id' | 'amount' | 'currency' | 'stuck' | 'organisation'>

const takeUntold = async (trx: Trx): Promise<Appeared[]> => {
  const { rows } = await sql<Appeared>`
    with told as (
      insert into provider_notified (org_id, payout_id, stuck_at)
        select org_id, id, stuck_at from network_stuck on conflict do nothing
        returning org_id, payout_id)
    select payout.id, payout.amount::text, payout.currency, payout.stuck, o.name as organisation
    from told join network_stuck payout on payout.org_id = told.org_id and payout.id = told.payout_id
      join organisations o on o.id = told.org_id`.execute(trx)
  return rows
}

/** Notifies people of the provider of each stuck order, once each time it appears on their list (TRU-358). */
export const defineStuckNotices = (
  jobs: Pick<Jobs, 'define'>,
  store: Pick<Store, 'db'>,
  definitions: ServerDefinitions,
  payouts: PayoutTerms,
): void =>
  jobs.define({
    name: 'provider.stuck-notices',
    everySeconds: MINUTE,
    work: () =>
      forAllTenants(store, 'orders.stuck', async (trx) => {
        const providers = await trx.selectFrom('provider_organisations').select('org_id').execute()
        if (providers.length === 0) return
        for (const { id, organisation: client, amount, currency, stuck } of await takeUntold(trx))
          await notify(trx, definitions, {
            eventType: 'PAYOUT_STUCK',
            facts: { client, amount, currency, why: payouts.stuck[stuck].says },
            parameters: { id },
          })
      }),
  })
