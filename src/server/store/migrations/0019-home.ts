import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const holdings = `
create table balances (
  org_id uuid not null references organisations,
  environment text not null,
  currency text not null,
  kind text not null check (kind in ('FIAT', 'CRYPTO')),
  amount numeric not null,
  as_of timestamptz not null,
  primary key (org_id, environment, currency));
create table usage_limits (
  org_id uuid not null references organisations,
  environment text not null,
  currency text not null,
  permitted numeric not null check (permitted > 0),
  primary key (org_id, environment));
create index payments_moved on payments (org_id, environment, modified_at) include (state, side, source_currency, source_amount);
`

const presets = `
create table payment_presets (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  name text not null,
  beneficiary_id uuid,
  source_currency text not null,
  destination_currency text not null,
  amount numeric,
  purpose_code text,
  memo text,
  last_used_at timestamptz,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, beneficiary_id) references identities);
create unique index payment_presets_name on payment_presets (org_id, environment, lower(name));
`

// A prefix is asked for as a range: under row level security an index takes only operators that cannot leak, and LIKE is none.
const keys = `
alter table payments
  add column internal_key text collate "C" generated always as (lower(internal_id)) stored,
  add column end_to_end_key text collate "C" generated always as (lower(end_to_end_id)) stored;
create index payments_internal_key on payments (org_id, environment, internal_key);
create index payments_end_to_end_key on payments (org_id, environment, end_to_end_key);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const script of [holdings, presets, keys]) await sql.raw(script).execute(db)
  await guardTenantTable(db, 'balances', { environment: true, app: ['select'] })
  await guardTenantTable(db, 'usage_limits', { environment: true, app: ['select'] })
  await guardTenantTable(db, 'payment_presets', {
    environment: true,
    app: ['select', 'insert', 'update', 'delete'],
  })
}
