import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const clients = `
create table api_credentials (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid() unique,
  name text not null,
  description text,
  audience text not null,
  client_id text not null unique,
  secret_hash text not null,
  secret_made_at timestamptz not null default app_now(),
  secret_stored boolean not null default false,
  earlier_hash text,
  earlier_until timestamptz,
  is_primary boolean not null default false,
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  last_used_at timestamptz,
  deleted_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, created_by) references users);
create unique index api_credentials_name on api_credentials (org_id, environment, lower(name)) where deleted_at is null;
create unique index api_credentials_primary on api_credentials (org_id, environment) where is_primary and deleted_at is null;
create table api_tokens (
  token_hash text primary key,
  credential_id uuid not null references api_credentials (id) on delete cascade,
  expires_at timestamptz not null);
create index api_tokens_age on api_tokens (expires_at);
grant select, insert, update, delete on api_tokens to portolan_system;
`

// The private key is kept only inside a keystore that the person's own password closes.
const reporting = `
create table tls_credentials (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  name text not null,
  serial text not null,
  fingerprint text not null,
  certificate text not null,
  keystore bytea not null,
  valid_until timestamptz not null,
  replaced_by uuid,
  retires_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, created_by) references users,
  foreign key (org_id, replaced_by) references tls_credentials (org_id, id) deferrable initially deferred);
create unique index tls_credentials_name on tls_credentials (org_id, environment, lower(name)) where replaced_by is null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const script of [clients, reporting]) await sql.raw(script).execute(db)
  await guardTenantTable(db, 'api_credentials', { environment: true, app: ['select', 'insert', 'update'] })
  await guardTenantTable(db, 'tls_credentials', { environment: true, app: ['select', 'insert', 'update'] })
}
