import { sql } from 'kysely'
import type { Jobs } from '../jobs/jobs.ts'
import type { Store } from '../store/store.ts'
import { asSystem } from '../store/tenant.ts'

const MINUTE = 60

/**
 * Approvals nobody decided in time expire, and the payments they held with them. The payment is locked first, as a
 * decision does it, and one that is being decided now waits for the next turn: neither waits for the other in a circle.
 */
export const defineApprovalExpiry = (jobs: Pick<Jobs, 'define'>, store: Pick<Store, 'db'>): void =>
  jobs.define({
    name: 'approvals.expire',
    everySeconds: MINUTE,
    work: () =>
      asSystem(store, async (trx) => {
        await sql`with due as (
            select payments.org_id, payments.id from approvals
            join payments on payments.org_id = approvals.org_id and payments.id = approvals.payment_id
            where approvals.status = 'pending' and approvals.expires_at <= app_now()
            for update of payments skip locked),
          lapsed as (
            update approvals set status = 'expired', decided_at = app_now() from due
            where approvals.org_id = due.org_id and approvals.payment_id = due.id
              and approvals.status = 'pending' and approvals.expires_at <= app_now()
            returning approvals.org_id, approvals.payment_id),
          ended as (
            update payments set state = 'EXPIRED', modified_at = app_now()
            from lapsed where payments.org_id = lapsed.org_id and payments.id = lapsed.payment_id
              and payments.state = 'PENDING_APPROVAL'
            returning payments.org_id, payments.environment, payments.id, payments.state)
          insert into payment_events (org_id, environment, payment_id, state, event, detail)
          select org_id, environment, id, state, 'expired', '{}' from ended`.execute(trx)
      }),
  })
