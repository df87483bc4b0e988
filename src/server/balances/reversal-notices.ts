import { sql } from 'kysely'
import { settle } from '#values/money.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { notify } from '../notifications/notice.ts'
import type { Environment } from '../store/environment.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants, ofTenant, type Trx } from '../store/tenant.ts'
import { findFunders } from './funders.ts'

const EVERY_SECONDS = 15

interface UntoldReversal {
  orgId: string
  environment: Environment
  currency: string
  amount: string
  reference: string
  state: 'waiting' | 'booked' | 'rejected'
  before: UntoldReversal['state'] | null
}

/** Marks reversals as told in their present state, and returns them with the state that was told before. */
const takeUntold = async (trx: Trx): Promise<UntoldReversal[]> => {
  const { rows } = await sql<UntoldReversal>`with untold as (
      select id, told_state from account_credits
      where kind = 'REVERSAL' and told_state is distinct from state for update skip locked)
    update account_credits c set told_state = c.state from untold where c.id = untold.id
    returning c.org_id as "orgId", c.environment, c.currency, c.amount::text as amount, c.reference, c.state,
      untold.told_state as before`.execute(trx)
  return rows
}

/** Returns what people have to hear; what was set free before they heard of it changed nothing for them. */
const eventOf = ({ state, before }: UntoldReversal): string | undefined => {
  if (state !== 'rejected') return before === null ? 'MONEY_TAKEN_BACK' : undefined
  return before === null ? undefined : 'MONEY_SET_FREE'
}

/**
 * Notifies people who may fund an account that the bank took money back, and that it was set free again: each once,
 * whoever reported it (TRU-826).
 */
export const defineReversalNotices = (
  jobs: Pick<Jobs, 'define'>,
  store: Pick<Store, 'db'>,
  definitions: Pick<ServerDefinitions, 'permissions'>,
): void =>
  jobs.define({
    name: 'balances.reversed',
    everySeconds: EVERY_SECONDS,
    work: () =>
      forAllTenants(store, 'balances.reversed', async (trx) => {
        for (const reversal of await takeUntold(trx)) {
          const eventType = eventOf(reversal)
          if (eventType === undefined) continue
          const { orgId, environment, currency, amount, reference } = reversal
          const facts = { currency, amount: settle(amount, currency), reference }
          const own = ofTenant(trx, orgId)
          const people = await findFunders(own, definitions, { orgId, environment })
          await notify(own, { orgId, environment, eventType, facts, page: 'home' }, people)
        }
      }),
  })
