import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'

const DAYS = 14
const MOST = 60

/** Writes the audit entries of the demo people: payments created, submitted and decided. */
export const seedActivity = async (trx: Trx): Promise<void> => {
  await sql`insert into audit_trail (org_id, user_id, environment, action, object_type, object_id, details, at)
    select org_id, user_id, environment, action, 'payment', id, details, at from (
      select *, row_number() over (partition by org_id order by at desc) as place from (
        select p.org_id, p.initiated_by as user_id, p.environment, case when a.id is null then 'payment.create' else 'payment.hold' end as action,
          p.id, '{}'::jsonb as details, p.created_at as at
          from payments p left join approvals a on a.org_id = p.org_id and a.payment_id = p.id where p.flow = 'DIRECT'
        union all
        select a.org_id, a.decided_by, a.environment, case a.status when 'approved' then 'payment.approve' else 'payment.reject' end, a.payment_id,
          jsonb_build_object('from', 'PENDING_APPROVAL', 'to', case a.status when 'approved' then 'INITIATED' else 'FAILED' end), a.decided_at
          from approvals a where a.status in ('approved', 'rejected')) every
      where at between app_now() - make_interval(days => ${DAYS}) and app_now()) lately
    where place <= ${MOST} order by at`.execute(trx)
}
