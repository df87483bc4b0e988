import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'

const DECIDERS = ['cloud.payments.authorization.write', 'Organization Administrator']
const DAYS = 30
const MOST = 45
/** The age in hours after which a notification is read. */
const READ_AFTER = 30

const facts = sql`jsonb_build_object('sourceAmount', p.source_amount::text, 'sourceCurrency', p.source_currency,
  'destinationAmount', p.destination_amount::text, 'destinationCurrency', p.destination_currency,
  'internalId', p.internal_id, 'beneficiary', coalesce(i.nick_name, p.receiver_host, 'the receiver'))`

const changes = sql`
  select p.org_id, p.environment, p.initiated_by as user_id, case p.state when 'COMPLETED' then 'PAYMENT_COMPLETED' else 'PAYMENT_FAILED' end as type,
    p.id, p.modified_at as at from payments p where p.state in ('COMPLETED', 'FAILED') and p.approval_status is distinct from 'rejected'
  union all
  select a.org_id, a.environment, a.initiated_by, case a.status when 'approved' then 'REQUEST_APPROVED' else 'REQUEST_REJECTED' end, a.payment_id, a.decided_at
    from approvals a where a.status in ('approved', 'rejected')
  union all
  select a.org_id, a.environment, u.id, 'PAYMENT_AUTHORIZATION_REQUEST', a.payment_id, a.created_at from approvals a
    join users u on u.org_id = a.org_id and u.id <> a.initiated_by and u.status = 'ACTIVE'
    join user_environments e on e.user_id = u.id and e.environment = a.environment
    where a.status = 'pending' and exists (select 1 from user_roles r where r.user_id = u.id and r.role in (${sql.join(DECIDERS)}))`

/**
 * Writes the notifications of the demo people about past payments; those older than `READ_AFTER` hours are
 * read.
 */
export const seedNotifications = async (trx: Trx): Promise<void> => {
  await sql`insert into notifications (org_id, environment, user_id, event_type, facts, page, page_parameters, delivery, read_at, created_at)
    select n.org_id, n.environment, n.user_id, n.type, ${facts}, 'payment', jsonb_build_object('id', n.id), 'DELIVERED',
      case when n.at < app_now() - make_interval(hours => ${READ_AFTER}) then n.at + interval '2 hours' end, n.at
    from (select *, row_number() over (partition by org_id, environment, user_id order by at desc) as place from (${changes}) every
      where at between app_now() - make_interval(days => ${DAYS}) and app_now()) n
    join payments p on p.org_id = n.org_id and p.id = n.id
    left join identities i on i.org_id = p.org_id and i.id = p.beneficiary_id
    where n.place <= ${MOST} order by n.at`.execute(trx)
}
