import { sql } from 'kysely'
import type { Jobs } from '../../../jobs/jobs.ts'
import { writeAudit } from '../../../store/audit.ts'
import type { Store } from '../../../store/store.ts'
import { forAllTenants, ofTenant } from '../../../store/tenant.ts'
import { recordEvent } from '../../events.ts'
import { notifyOfLapsed } from './lapsed-notice.ts'
import { followFunds } from '../funds.ts'
import type { MoveDependencies } from '../move.ts'
import type { Environment } from '../../../store/environment.ts'

const MINUTE = 60

interface Lapsed {
  org_id: string
  environment: Environment
  payment_id: string
  batch_id: string | null
  /**
   * True for a payment of the new flow, which ends with its approval; a legacy payment continues without one.
   */
  is_ended: boolean
}

/**
 * Defines the job that expires undecided approvals and their held payments, and releases the money. Payments
 * are locked first, as by decisions; one being decided now waits for the next run, so that no deadlock
 * occurs.
 */
export const defineApprovalExpiry = (
  jobs: Pick<Jobs, 'define'>,
  store: Pick<Store, 'db'>,
  { machines, definitions }: Pick<MoveDependencies, 'machines' | 'definitions'>,
): void =>
  jobs.define({
    name: 'approvals.expire',
    everySeconds: MINUTE,
    work: () =>
      forAllTenants(store, 'approvals.due', async (trx) => {
        const { rows } = await sql<Lapsed>`with due as (
            select payments.org_id, payments.id from approvals
            join payments on payments.org_id = approvals.org_id and payments.id = approvals.payment_id
            where approvals.status = 'pending' and approvals.expires_at <= app_now()
            for update of payments skip locked),
          lapsed as (
            update approvals set status = 'expired', decided_at = app_now() from due
            where approvals.org_id = due.org_id and approvals.payment_id = due.id
              and approvals.status = 'pending' and approvals.expires_at <= app_now()
            returning approvals.org_id, approvals.environment, approvals.payment_id),
          ended as (
            update payments set state = 'EXPIRED', modified_at = app_now()
            from lapsed where payments.org_id = lapsed.org_id and payments.id = lapsed.payment_id
              and payments.state = 'PENDING_APPROVAL'
            returning payments.org_id, payments.id, payments.source_currency, payments.batch_id)
          select lapsed.org_id, lapsed.environment, lapsed.payment_id, ended.batch_id, ended.id is not null as is_ended
          from lapsed left join ended on ended.org_id = lapsed.org_id and ended.id = lapsed.payment_id
          order by lapsed.org_id, lapsed.environment, ended.source_currency`.execute(trx)
        // Sorted by account and organisation, so that two processes cannot deadlock.
        for (const { org_id, environment, payment_id: id, is_ended } of rows) {
          if (!is_ended) continue
          const own = ofTenant(trx, org_id)
          await followFunds(own, machines, { org_id, id, flow: 'DIRECT' }, 'EXPIRED')
          const happened = { orgId: org_id, environment, paymentId: id, state: 'EXPIRED', event: 'expired' }
          await recordEvent(own, happened)
        }
        for (const { org_id: orgId, environment, payment_id: objectId } of rows) {
          const entry = { action: 'approval.expire', objectType: 'payment', objectId }
          await writeAudit(ofTenant(trx, orgId), { orgId, environment, userId: null }, entry)
        }
        const ended = rows.filter(({ is_ended }) => is_ended)
        await notifyOfLapsed(trx, definitions, ended)
      }),
  })
