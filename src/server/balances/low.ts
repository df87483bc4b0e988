import { sql } from 'kysely'
import { settle } from '#values/money.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { leastOf, usualBounds } from './low-bounds.ts'
import { notify, type NotifyingDefinitions } from '../notifications/notice.ts'
import type { Environment } from '../store/environment.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants, ofTenant, type Trx } from '../store/tenant.ts'

const MINUTE = 60

interface LowAccount {
  orgId: string
  environment: Environment
  currency: string
  available: string
  least: string
}

/**
 * Returns accounts that newly fell below the bound of their organisation or currency, and marks recovered
 * ones.
 */
const takeLow = async (trx: Trx, bounds: ReadonlyMap<string, string>): Promise<LowAccount[]> => {
  const bound = sql`unnest(${[...bounds.keys()]}::text[], ${[...bounds.values()]}::numeric[]) as bound (currency, usual)`
  const account = sql`b.account_type = 'PAYMENTS' and b.currency = bound.currency`
  const { rows } = await sql<LowAccount>`update balances b set low_watched = false from ${bound}
    where ${account} and b.low_watched and b.available < ${leastOf} and ${leastOf} > 0
    returning b.org_id as "orgId", b.environment, b.currency, greatest(b.available, 0)::text as available, ${leastOf}::text as least`.execute(
    trx,
  )
  await sql`update balances b set low_watched = true from ${bound}
    where ${account} and not b.low_watched and coalesce(b.available >= ${leastOf}, false)`.execute(trx)
  return rows
}

/**
 * Notifies people of an account that its spendable amount fell below the bound: once until it
 * recovers (TRU-577).
 */
export const defineLowNotices = (
  jobs: Pick<Jobs, 'define'>,
  store: Pick<Store, 'db'>,
  definitions: Pick<ServerDefinitions, 'limits'> & NotifyingDefinitions,
): void =>
  jobs.define({
    name: 'balances.low',
    everySeconds: MINUTE,
    work: async () => {
      const bounds = usualBounds(definitions)
      if (bounds.size === 0) return
      await forAllTenants(store, 'balances.low', async (trx) => {
        for (const { orgId, environment, currency, available, least } of await takeLow(trx, bounds)) {
          const facts = {
            currency,
            available: settle(available, currency),
            bound: settle(least, currency),
          }
          const notice = { orgId, environment, eventType: 'BALANCE_LOW', facts }
          await notify(ofTenant(trx, orgId), definitions, notice)
        }
      })
    },
  })
