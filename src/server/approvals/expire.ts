import { sql } from 'kysely'
import type { Jobs } from '../jobs/jobs.ts'
import type { Store } from '../store/store.ts'
import { asSystem } from '../store/tenant.ts'

const MINUTE = 60

/** Approvals nobody decided in time expire, and the payments they held with them. */
export const defineApprovalExpiry = (jobs: Pick<Jobs, 'define'>, store: Pick<Store, 'db'>): void =>
  jobs.define({
    name: 'approvals.expire',
    everySeconds: MINUTE,
    work: () =>
      asSystem(store, async (trx) => {
        await sql`with lapsed as (
            update approvals set status = 'expired', decided_at = app_now()
            where status = 'pending' and expires_at <= app_now() returning org_id, payment_id)
          update payments set state = 'EXPIRED', modified_at = app_now()
          from lapsed where payments.org_id = lapsed.org_id and payments.id = lapsed.payment_id
            and payments.state = 'PENDING_APPROVAL'`.execute(trx)
      }),
  })
