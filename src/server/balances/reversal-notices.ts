import { sql } from 'kysely'
import { settle } from '#values/money.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { notify, type NotifyingDefinitions } from '../notifications/notice.ts'
import type { Environment } from '../store/environment.ts'
import type { Store } from '../store/store.ts'
import { forAllTenants, ofTenant, type Trx } from '../store/tenant.ts'

const EVERY_SECONDS = 15

interface PendingReversal {
  orgId: string
  environment: Environment
  currency: string
  amount: string
  reference: string
  state: 'waiting' | 'booked' | 'rejected'
  before: PendingReversal['state'] | null
}

/** Marks reversals as told in their present state, and returns them with the state that was told before. */
const takePending = async (trx: Trx): Promise<PendingReversal[]> => {
  const { rows } = await sql<PendingReversal>`with pending as (
      select id, notified_state from account_credits
      where kind = 'REVERSAL' and notified_state is distinct from state for update skip locked)
    update account_credits c set notified_state = c.state from pending where c.id = pending.id
    returning c.org_id as "orgId", c.environment, c.currency, c.amount::text as amount, c.reference, c.state,
      pending.notified_state as before`.execute(trx)
  return rows
}

/** Returns what people have to hear; what was set free before they heard of it changed nothing for them. */
const eventOf = ({ state, before }: PendingReversal): string | undefined => {
  if (state !== 'rejected') return before === null ? 'MONEY_TAKEN_BACK' : undefined
  return before === null ? undefined : 'MONEY_SET_FREE'
}

/**
 * Notifies people that the bank took money back, and that it was set free again: each once,
 * whoever reported it (TRU-826).
 */
export const defineReversalNotices = (
  jobs: Pick<Jobs, 'define'>,
  store: Pick<Store, 'db'>,
  definitions: NotifyingDefinitions,
): void =>
  jobs.define({
    name: 'balances.reversed',
    everySeconds: EVERY_SECONDS,
    work: () =>
      forAllTenants(store, 'balances.reversed', async (trx) => {
        for (const reversal of await takePending(trx)) {
          const eventType = eventOf(reversal)
          if (eventType === undefined) continue
          const { orgId, environment, currency, amount, reference } = reversal
          const facts = { currency, amount: settle(amount, currency), reference }
          await notify(ofTenant(trx, orgId), definitions, { orgId, environment, eventType, facts })
        }
      }),
  })
