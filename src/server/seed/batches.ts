import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'

const EVERY = 150
const MOST = 12

/** Groups payments of the new flow: of every so many, up to the first dozen form a batch. */
const markPayments = (trx: Trx) =>
  sql`with placed as (
      select org_id, id, environment, row_number() over (partition by org_id, environment order by created_at, id) - 1 as place
      from payments where flow = 'DIRECT' and state <> 'PENDING_APPROVAL'),
    taken as (
      select org_id, id, md5('batch ' || org_id || environment || (place / ${EVERY}::int))::uuid as batch
      from placed where place % ${EVERY}::int < 3 + (place / ${EVERY}::int) % ${MOST - 2}::int)
    update payments p set batch_id = batch, labels = array['batch-id:' || batch]
    from taken where taken.org_id = p.org_id and taken.id = p.id`.execute(trx)

const insertBatches = (trx: Trx) =>
  sql`insert into batches (org_id, environment, id, uploaded_by, batch_name, file_name, content, file_length, state, total,
      created_at, quoted_at, expires_at, accepted_at)
    select org_id, environment, batch_id, (array_agg(initiated_by order by created_at, id))[1],
      'payments-' || to_char(min(created_at), 'YYYY-MM-DD'), 'payments-' || to_char(min(created_at), 'YYYY-MM-DD') || '.csv',
      convert_to('Beneficiary,Amount,Internal ID' || e'\r\n' ||
        string_agg(beneficiary_id || ',' || source_amount || ',' || internal_id, e'\r\n' order by created_at, id), 'UTF8'),
      count(*), 'QUOTES_ACCEPTED', sum(source_amount), min(created_at) - interval '20 seconds',
      min(created_at) - interval '18 seconds', min(created_at) + interval '12 seconds', min(created_at)
    from payments where batch_id is not null group by org_id, environment, batch_id`.execute(trx)

const insertRows = (trx: Trx) =>
  sql`insert into batch_rows (org_id, environment, batch_id, row, state, asked, beneficiary, originator, quote_id,
      source_amount, source_currency, destination_amount, destination_currency, total_fee)
    select p.org_id, p.environment, p.batch_id,
      1 + row_number() over (partition by p.org_id, p.environment, p.batch_id order by p.created_at, p.id), 'sent',
      jsonb_build_object(
        'wanted', jsonb_strip_nulls(jsonb_build_object('amount', p.source_amount::text, 'side', 'SOURCE_AMOUNT',
          'sourceCurrency', p.source_currency, 'payinCategory', q.payin_category, 'environment', p.environment,
          'route', jsonb_build_object('country', p.destination_country, 'currency', p.destination_currency,
            'payoutCategory', q.payout_category, 'destinationBlockchainNetwork', q.network))),
        'payment', jsonb_strip_nulls(jsonb_build_object('beneficiaryIdentityId', p.beneficiary_id,
          'originatorIdentityId', p.originator_id, 'internalId', p.internal_id, 'purposeCode', p.purpose_code,
          'sourceOfCash', p.source_of_cash, 'paymentMemo', p.memo))),
      b.nick_name, o.nick_name, p.id, p.source_amount, p.source_currency, p.destination_amount, p.destination_currency,
      q.total_fee
    from payments p join quotes q on q.org_id = p.org_id and q.id = p.id
    join identities b on b.org_id = p.org_id and b.id = p.beneficiary_id
    left join identities o on o.org_id = p.org_id and o.id = p.originator_id
    where p.batch_id is not null`.execute(trx)

/** Inserts a batch that expired and one without offers, beside the newest batch of each place. */
const insertUnsent = (trx: Trx) =>
  sql`with newest as (
      select distinct on (org_id, environment) * from batches order by org_id, environment, created_at desc, id),
    made as (
      insert into batches (org_id, environment, id, uploaded_by, batch_name, file_name, content, file_length, state, total,
        created_at, quoted_at, expires_at)
      select org_id, environment, md5(kind || org_id || environment)::uuid, uploaded_by, kind || '-' || batch_name,
        kind || '-' || file_name, content, file_length, case kind when 'late' then 'BATCH_QUOTE_CREATED' else 'ERROR' end,
        case kind when 'late' then total end, created_at - ago, case kind when 'late' then created_at - ago end,
        case kind when 'late' then created_at - ago + interval '30 seconds' end
      from newest cross join (values ('late', interval '1 hour'), ('closed', interval '1 day')) as unsent(kind, ago)
      returning org_id, environment, id, state)
    insert into batch_rows (org_id, environment, batch_id, row, state, asked, beneficiary, originator, quote_id, source_amount,
      source_currency, destination_amount, destination_currency, total_fee, error, reason)
    select r.org_id, r.environment, made.id, r.row, case made.state when 'ERROR' then 'failed' else 'quoted' end, r.asked,
      r.beneficiary, r.originator, q.id,
      case when q.id is null then null else r.source_amount end, case when q.id is null then null else r.source_currency end,
      case when q.id is null then null else r.destination_amount end,
      case when q.id is null then null else r.destination_currency end, case when q.id is null then null else r.total_fee end,
      case made.state when 'ERROR' then 'NO_QUOTES' end,
      case made.state when 'ERROR' then 'Requested payout is not yet available' end
    from made join newest n on n.org_id = made.org_id and n.environment = made.environment
    join batch_rows r on r.org_id = n.org_id and r.batch_id = n.id
    cross join lateral (select case made.state when 'ERROR' then null else md5(made.id::text || r.row)::uuid end as id) q`.execute(
    trx,
  )

/** Inserts finished batches: those sent in the past, and two unsent ones per place. */
export const seedBatches = async (trx: Trx): Promise<void> => {
  await markPayments(trx)
  await insertBatches(trx)
  await insertRows(trx)
  await insertUnsent(trx)
}
