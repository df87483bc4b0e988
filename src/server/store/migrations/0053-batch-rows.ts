import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// Each row of a batch is a record of its own, so that quotes and payments come piece by piece and every row says what became of it.
const tables = `
alter table batches
  drop constraint batches_state_check,
  add column batch_name text,
  add column content bytea,
  add column file_length integer,
  add column total numeric,
  add column quoted_at timestamptz,
  alter column expires_at drop not null;
create table batch_rows (
  org_id uuid not null,
  environment text not null,
  batch_id uuid not null,
  row integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'quoted', 'sent', 'failed')),
  asked jsonb not null,
  beneficiary text not null,
  originator text,
  quote_id uuid,
  source_amount numeric,
  source_currency text,
  destination_amount numeric,
  destination_currency text,
  total_fee numeric,
  error text,
  reason text,
  primary key (org_id, batch_id, row),
  foreign key (org_id, batch_id) references batches on delete cascade);
`

const kept = `
insert into batch_rows (org_id, environment, batch_id, row, state, asked, beneficiary, quote_id, source_amount, source_currency,
  destination_amount, destination_currency, total_fee)
select b.org_id, b.environment, b.id, (r->>'row')::int, case b.state when 'open' then 'quoted' else 'sent' end,
  jsonb_build_object('wanted', jsonb_build_object('amount', r->>'sourceAmount', 'side', 'SOURCE_AMOUNT',
    'sourceCurrency', r->>'sourceCurrency', 'environment', b.environment,
    'route', jsonb_build_object('country', q.destination_country, 'currency', q.destination_currency,
      'payoutCategory', q.payout_category, 'destinationBlockchainNetwork', q.network)),
    'payment', jsonb_strip_nulls(jsonb_build_object('beneficiaryIdentityId', r->>'beneficiaryIdentityId',
      'internalId', r->>'internalId', 'purposeCode', r->>'purposeCode', 'sourceOfCash', r->>'sourceOfCash',
      'paymentMemo', r->>'paymentMemo'))),
  r->>'beneficiary', (r->>'quoteId')::uuid, (r->>'sourceAmount')::numeric, r->>'sourceCurrency',
  (r->>'destinationAmount')::numeric, r->>'destinationCurrency', (r->>'totalFee')::numeric
from batches b cross join jsonb_array_elements(b.rows) r
left join quotes q on q.org_id = b.org_id and q.id = (r->>'quoteId')::uuid;
update batches b set batch_name = file_name, file_length = jsonb_array_length(rows), quoted_at = created_at,
  total = (select sum(source_amount) from batch_rows r where r.org_id = b.org_id and r.batch_id = b.id),
  state = case state when 'open' then 'BATCH_QUOTE_CREATED' else 'QUOTES_ACCEPTED' end;
alter table batches
  drop column rows,
  alter column batch_name set not null,
  alter column file_length set not null,
  alter column state set default 'CREATING_BATCH_QUOTE',
  add constraint batches_state_check check (state in
    ('CREATING_BATCH_QUOTE', 'BATCH_QUOTE_CREATED', 'BATCH_QUOTE_PENDING', 'BATCH_QUOTE_ACCEPTED', 'QUOTES_ACCEPTED', 'ERROR'));
create index batches_at_work on batches (created_at)
  where state in ('CREATING_BATCH_QUOTE', 'BATCH_QUOTE_PENDING', 'BATCH_QUOTE_ACCEPTED');
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await sql.raw(kept).execute(db)
  await guardTenantTable(db, 'batch_rows', { environment: true, app: ['select', 'insert', 'update'] })
}
