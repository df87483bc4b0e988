import { sql } from 'kysely'
import type { Jobs } from '../../jobs/jobs.ts'
import { writeAudit } from '../../store/audit.ts'
import type { Store } from '../../store/store.ts'
import { forAllTenants, ofTenant, type Trx } from '../../store/tenant.ts'
import { recordEvent } from '../events.ts'
import { notifyOfEvent } from '../notice.ts'
import { followFunds } from './funds.ts'
import { moveNamed, type MovingDependencies } from './machines.ts'
import type { Environment } from '../../store/environment.ts'

const MINUTE = 60
const AT_ONCE = 200

interface Lapsed {
  org_id: string
  environment: Environment
  id: string
  state: string
  currency: string
}

// Expires contracts. The states are literals in the statement, so that the index of open contracts is used.
const lapse = (trx: Trx, from: readonly string[]) =>
  sql<Lapsed>`with due as (
      select org_id, id, state from payments
      where contract_expires_at <= app_now() and flow = 'LEGACY' and state in (${sql.join(from.map((state) => sql.lit(state)))})
      order by contract_expires_at limit ${AT_ONCE} for update skip locked)
    update payments set state = 'EXPIRED', settling = false, modified_at = app_now() from due
    where payments.org_id = due.org_id and payments.id = due.id
    returning payments.org_id, payments.environment, payments.id, due.state, payments.source_currency as currency`.execute(
    trx,
  )

// The sort key of locks, the same in all processes, so that they cannot deadlock.
const accountOf = ({ org_id, environment, currency }: Lapsed) => `${org_id} ${environment} ${currency}`
const byAccount = (one: Lapsed, other: Lapsed) => accountOf(one).localeCompare(accountOf(other))

/**
 * Defines the job that ends payments whose contract was not settled in time; no money has moved (Appendix A).
 */
export const defineContractExpiry = (
  jobs: Pick<Jobs, 'define'>,
  store: Pick<Store, 'db'>,
  { machines, definitions }: MovingDependencies,
): void => {
  const machine = machines.LEGACY
  const move = moveNamed(machine, 'expire')
  const from = move?.from ?? []
  const expireSome = () =>
    forAllTenants(store, 'contracts.due', async (trx) => {
      const { rows } = await lapse(trx, from)
      const lapsed = rows.toSorted(byAccount)
      for (const { org_id, id } of lapsed)
        await followFunds(ofTenant(trx, org_id), machines, { org_id, id, flow: 'LEGACY' }, 'EXPIRED')
      for (const { org_id, environment, id, state } of lapsed) {
        const entry = {
          action: 'payment.expire',
          objectType: 'payment',
          objectId: id,
          details: { from: state },
        }
        const own = ofTenant(trx, org_id)
        await writeAudit(own, { orgId: org_id, environment, userId: null }, entry)
        const happened = { orgId: org_id, environment, paymentId: id, state: 'EXPIRED' }
        if (move?.event !== undefined) await recordEvent(own, { ...happened, event: move.event })
        await notifyOfEvent(own, definitions, {
          orgId: org_id,
          environment,
          paymentId: id,
          event: move?.event,
        })
      }
      return rows.length
    })
  jobs.define({
    name: 'payments.expire',
    everySeconds: MINUTE,
    work: async () => {
      if (from.length === 0) return
      while ((await expireSome()) === AT_ONCE);
    },
  })
}
