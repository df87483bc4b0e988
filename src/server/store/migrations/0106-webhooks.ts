import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// Where programs of an organisation hear of what happened. A delivery per event and endpoint, whatever is tried again.
const webhooks = `
create table webhook_endpoints (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  url text not null,
  event_types text[] not null,
  description text,
  is_on boolean not null default true,
  disabled_at timestamptz,
  secret_sealed text,
  secret_made_at timestamptz,
  earlier_sealed text,
  earlier_until timestamptz,
  failing_since timestamptz,
  last_failed_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  deleted_at timestamptz,
  primary key (org_id, id));
create index webhook_endpoints_of on webhook_endpoints (org_id, environment) where deleted_at is null;
create table webhook_deliveries (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  seq bigint generated always as identity,
  endpoint_id uuid not null,
  event_id uuid not null,
  event_type text not null,
  object_id text,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'GIVEN_UP', 'DROPPED')),
  tries integer not null default 0,
  due_at timestamptz not null default app_now(),
  retry_until timestamptz not null,
  status integer,
  duration integer,
  answer text,
  reason text,
  created_at timestamptz not null default app_now(),
  ended_at timestamptz,
  primary key (org_id, id),
  unique (org_id, endpoint_id, event_id),
  foreign key (org_id, endpoint_id) references webhook_endpoints on delete cascade,
  foreign key (org_id, event_id) references outbox on delete cascade);
create index webhook_deliveries_due on webhook_deliveries (due_at) where state = 'WAITING';
create index webhook_deliveries_newest on webhook_deliveries (org_id, endpoint_id, seq desc);
create index webhook_deliveries_event on webhook_deliveries (org_id, event_id);
`

// What happened before there were endpoints is told to none.
const marked = `
alter table outbox add column hooked_at timestamptz default now();
alter table outbox alter column hooked_at drop default;
create index outbox_unhooked on outbox (seq) where hooked_at is null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(webhooks).execute(db)
  await guardTenantTable(db, 'webhook_endpoints', { environment: true, app: ['select', 'insert', 'update'] })
  await guardTenantTable(db, 'webhook_deliveries', { environment: true, app: ['select', 'insert', 'update'] })
  await sql.raw(marked).execute(db)
}
