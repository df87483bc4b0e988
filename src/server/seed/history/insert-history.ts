import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'
import type { Past, PastPayment } from './history.ts'
import { orgIdOf, userIdOf } from '../organisations/organisation.ts'

const BATCH = 1000

const shape =
  sql.raw(`as x(id uuid, state text, cause text, created_at timestamptz, decided_at timestamptz, approval text,
  modified_at timestamptz, source_amount numeric, source_currency text, destination_amount numeric, destination_currency text,
  destination_country text, payout_category text, network text, rail text, settles text, rate numeric, total_fee numeric,
  fee_breakdown jsonb, quote_type text, initiated_by uuid, beneficiary_id uuid, internal_id text, purpose_code text,
  source_of_cash text, memo text)`)

const insertBatch = async (
  trx: Trx,
  { organisation, environment }: Past,
  payments: readonly PastPayment[],
): Promise<void> => {
  const org = orgIdOf(organisation)
  const { flow, domain } = organisation
  const host = `rn.${organisation.country}.${domain.split('.')[0]}`
  const rows = sql`jsonb_to_recordset(${JSON.stringify(payments)}::jsonb) ${shape}`
  await sql`insert into quotes (org_id, environment, id, collection_id, user_id, flow, state, quote_type, source_amount, source_currency,
      destination_amount, destination_currency, destination_country, payin_category, payout_category, network, rail, settles, rate,
      total_fee, fee_breakdown, sender_address, receiver_address, created_at, expires_at)
    select ${org}::uuid, ${environment}::text, id, id, initiated_by, ${flow}::text, 'accepted', quote_type, source_amount, source_currency,
      destination_amount, destination_currency, destination_country, 'FUNDED', payout_category, network, rail, settles, rate,
      total_fee, fee_breakdown, ${`settlement@${host}`}::text, 'payout@rn.mx.receiver', created_at, created_at + interval '120 seconds'
    from ${rows}`.execute(trx)
  await sql`insert into payments (org_id, environment, id, flow, state, initiated_by, beneficiary_id, memo, internal_id, end_to_end_id,
      purpose_code, source_of_cash, cause, transaction_hash, contract_expires_at, created_at, modified_at, approval_status)
    select ${org}::uuid, ${environment}::text, id, ${flow}::text, state, initiated_by, beneficiary_id, memo, internal_id,
      'E2E' || upper(replace(id::text, '-', '')), purpose_code, source_of_cash, cause,
      case when network is not null and state = 'COMPLETED' then upper(encode(sha256(id::text::bytea), 'hex')) end,
      case when ${flow}::text = 'LEGACY' then created_at + interval '1 day' end, created_at, modified_at, approval
    from ${rows}`.execute(trx)
  await sql`insert into approvals (org_id, environment, id, payment_id, initiated_by, user_email, meta, status, rejection_reasons, decided_by,
      decided_at, created_at, expires_at)
    select ${org}::uuid, ${environment}::text, md5('approval ' || id)::uuid, id, initiated_by, (select email from users where users.id = initiated_by),
      jsonb_build_object('quote', jsonb_build_object('sourceAmount', source_amount::text, 'sourceCurrency', source_currency,
        'destinationAmount', destination_amount::text, 'destinationCurrency', destination_currency)),
      approval, case when approval = 'rejected' then array['The amount differs from the invoice.'] else '{}' end,
      case when approval in ('approved', 'rejected') then ${userIdOf(organisation, 'checker')}::uuid when approval = 'cancelled' then initiated_by end,
      decided_at, created_at, created_at + interval '1 day'
    from ${rows} where approval is not null`.execute(trx)
}

// The steps to each state, their time (seconds after the start; null: at the end) and trail event.
const steps = `
  ('DIRECT', 'COMPLETED', 0, 'INITIATED', 'initiated'), ('DIRECT', 'COMPLETED', 2, 'VALIDATING', 'compliance verification started'),
  ('DIRECT', 'COMPLETED', 8, 'TRANSFERRING', 'executed'), ('DIRECT', 'COMPLETED', null, 'COMPLETED', 'completed'),
  ('DIRECT', 'FAILED', 0, 'INITIATED', 'initiated'), ('DIRECT', 'FAILED', 2, 'VALIDATING', 'compliance verification started'),
  ('DIRECT', 'FAILED', null, 'FAILED', 'failed'), ('DIRECT', 'PENDING_APPROVAL', 0, 'PENDING_APPROVAL', 'initiated'),
  ('DIRECT', 'RETURNED', 0, 'INITIATED', 'initiated'), ('DIRECT', 'RETURNED', 2, 'VALIDATING', 'compliance verification started'),
  ('DIRECT', 'RETURNED', 8, 'TRANSFERRING', 'executed'), ('DIRECT', 'RETURNED', 15, 'COMPLETED', 'completed'),
  ('DIRECT', 'RETURNED', null, 'RETURNED', 'returned'), ('DIRECT', 'CANCELED', 0, 'PENDING_APPROVAL', 'initiated'),
  ('DIRECT', 'EXPIRED', 0, 'PENDING_APPROVAL', 'initiated'), ('DIRECT', 'REJECTED', 0, 'PENDING_APPROVAL', 'initiated'),
  ('LEGACY', 'COMPLETED', 0, 'ACCEPTED', 'quote accepted'),
  ('LEGACY', 'COMPLETED', 3, 'LOCKED', 'locked'), ('LEGACY', 'COMPLETED', 6, 'PREPARED', 'prepared'),
  ('LEGACY', 'COMPLETED', 9, 'EXECUTED', 'executed'), ('LEGACY', 'COMPLETED', null, 'COMPLETED', 'completed'),
  ('LEGACY', 'FAILED', 0, 'ACCEPTED', 'quote accepted'), ('LEGACY', 'FAILED', null, 'FAILED', 'failed'),
  ('LEGACY', 'RETURNED', 0, 'ACCEPTED', 'quote accepted'), ('LEGACY', 'RETURNED', 3, 'LOCKED', 'locked'),
  ('LEGACY', 'RETURNED', 9, 'EXECUTED', 'executed'), ('LEGACY', 'RETURNED', 12, 'COMPLETED', 'completed'),
  ('LEGACY', 'RETURNED', null, 'RETURNED', 'returned')`

/** Inserts the trail of every past payment, its steps in order. */
export const insertEvents = async (trx: Trx): Promise<void> => {
  await sql`insert into payment_events (org_id, environment, payment_id, at, state, event, user_id, detail)
    select * from (
      select p.org_id, p.environment, p.id,
        case when s.seconds is null then p.modified_at else coalesce(a.decided_at, p.created_at) + make_interval(secs => s.seconds) end as at,
        s.state, s.event, case when s.seconds = 0 then p.initiated_by end,
        case when s.seconds is null and p.cause is not null then jsonb_build_object('cause', p.cause) else '{}'::jsonb end
      from payments p
      join (values ${sql.raw(steps)}) as s(flow, ends, seconds, state, event) on s.flow = p.flow
        and s.ends = case when p.flow = 'DIRECT' and p.approval_status = 'rejected' then 'REJECTED' else p.state end
      left join approvals a on a.org_id = p.org_id and a.payment_id = p.id and a.status = 'approved'
      union all
      select org_id, environment, payment_id, decided_at, case status when 'approved' then 'PENDING_APPROVAL' else 'FAILED' end,
        case status when 'approved' then 'authorized' else 'rejected' end, decided_by, '{}'::jsonb
      from approvals where status in ('approved', 'rejected')) as trail
    order by trail.at, trail.state <> 'PENDING_APPROVAL'`.execute(trx)
}

export const insertPast = async (trx: Trx, past: Past, payments: readonly PastPayment[]): Promise<void> => {
  for (let start = 0; start < payments.length; start += BATCH)
    await insertBatch(trx, past, payments.slice(start, start + BATCH))
}
