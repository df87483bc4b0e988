import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// What an exchange tried stands under a reference of its own; the row says which of them counts.
const credentials = `
alter table exchange_credentials add column key_reference text;
`

const own = `
create table connection_files (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid() unique,
  kind text not null check (kind in ('exchange', 'schema')),
  name text not null,
  type text not null,
  size integer not null,
  sha256 text not null,
  uploaded_by uuid not null,
  created_at timestamptz not null default app_now(),
  content bytea not null,
  primary key (org_id, id),
  foreign key (org_id, uploaded_by) references users);
create table connection_entries (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('exchange', 'ach-service', 'holiday')),
  details jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id));
create unique index connection_entries_once
  on connection_entries (org_id, kind, lower(details ->> 'name'), coalesce(details ->> 'date', ''));
create table liquidations (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null,
  exchange text not null,
  status text not null
    check (status in ('Completed', 'Incomplete', 'In Progress', 'Partially Completed', 'Failed')),
  source_amount numeric not null check (source_amount > 0),
  source_currency text not null,
  sold_amount numeric not null check (sold_amount >= 0),
  destination_amount numeric not null check (destination_amount >= 0),
  destination_currency text not null,
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id),
  check (sold_amount <= source_amount));
create table liquidation_issues (
  org_id uuid not null,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  liquidation_id uuid not null,
  reason text not null,
  description text not null,
  reported_by uuid not null,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, liquidation_id) references liquidations,
  foreign key (org_id, reported_by) references users);
`

// Members and schemas are what the network shows every member; who else may read a schema its owner decides.
const shared = `
create table member_profiles (
  org_id uuid primary key references organisations,
  id uuid not null default gen_random_uuid() unique,
  company_name text not null,
  country text not null,
  timezone text not null,
  currencies text[] not null,
  time_to_credit numeric not null check (time_to_credit >= 0),
  version integer not null default 1,
  modified_at timestamptz not null default app_now());
create table rpo_schemas (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid() unique,
  owner_name text not null,
  name text not null,
  country text not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'DEPRECATED')),
  remote_object_id uuid not null,
  number integer not null default 1,
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, remote_object_id) references connection_files);
create unique index rpo_schemas_name on rpo_schemas (org_id, environment, lower(name), country);
create table rpo_schema_versions (
  org_id uuid not null,
  environment text not null,
  schema_id uuid not null,
  number integer not null,
  file_id uuid not null unique,
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  primary key (org_id, schema_id, number),
  foreign key (org_id, schema_id) references rpo_schemas,
  foreign key (org_id, file_id) references connection_files,
  foreign key (org_id, created_by) references users);
create table schema_access_requests (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid() unique,
  owner_id uuid not null,
  schema_id uuid not null,
  requester_name text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'GRANTED', 'DENIED', 'REVOKED')),
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (owner_id, schema_id) references rpo_schemas (org_id, id),
  check (org_id <> owner_id));
create unique index schema_access_requests_open
  on schema_access_requests (org_id, schema_id) where status in ('PENDING', 'GRANTED');
create index schema_access_requests_owner on schema_access_requests (owner_id, environment);
alter table schema_access_requests enable row level security;
alter table schema_access_requests force row level security;
create policy parties on schema_access_requests for select to portolan_app
  using (environment = app_environment() and app_org_id() in (org_id, owner_id));
create policy asks on schema_access_requests for insert to portolan_app
  with check (org_id = app_org_id() and environment = app_environment() and status = 'PENDING');
create policy decides on schema_access_requests for update to portolan_app
  using (owner_id = app_org_id() and environment = app_environment()) with check (owner_id = app_org_id());
create policy system on schema_access_requests for all to portolan_system using (true) with check (true);
grant select, insert, update, delete on schema_access_requests to portolan_system;
grant select, insert, update (status, modified_at) on schema_access_requests to portolan_app;
`

const directory = `
create policy directory on member_profiles for select to portolan_app using (app_org_id() is not null);
create policy directory on rpo_schemas for select to portolan_app
  using (app_org_id() is not null and environment = app_environment());
create policy granted on rpo_schema_versions for select to portolan_app
  using (environment = app_environment() and exists (select 1 from schema_access_requests r
    where r.schema_id = rpo_schema_versions.schema_id and r.org_id = app_org_id() and r.status = 'GRANTED'));
create policy granted on connection_files for select to portolan_app
  using (kind = 'schema' and exists (select 1 from rpo_schema_versions v where v.file_id = connection_files.id));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const script of [credentials, own, shared]) await sql.raw(script).execute(db)
  await guardTenantTable(db, 'connection_files', { app: ['select', 'insert'] })
  await guardTenantTable(db, 'connection_entries', { app: ['select', 'insert', 'update', 'delete'] })
  await guardTenantTable(db, 'liquidations', { environment: true, app: ['select'] })
  await guardTenantTable(db, 'liquidation_issues', { environment: true, app: ['select', 'insert'] })
  await guardTenantTable(db, 'member_profiles', { app: ['select', 'insert', 'update'] })
  await guardTenantTable(db, 'rpo_schemas', { environment: true, app: ['select', 'insert', 'update'] })
  await guardTenantTable(db, 'rpo_schema_versions', { environment: true, app: ['select', 'insert'] })
  await sql.raw(directory).execute(db)
}
