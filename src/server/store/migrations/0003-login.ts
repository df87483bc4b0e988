import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const login = `
create table sessions (
  id_hash text primary key,
  org_id uuid,
  user_id uuid,
  fault text,
  claims jsonb not null,
  sealed_tokens text not null,
  access_expires_at timestamptz not null,
  refreshing_until timestamptz,
  created_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  ended_at timestamptz,
  foreign key (org_id, user_id) references users on delete cascade);
create table session_tokens (
  token_hash text primary key,
  session_hash text not null references sessions on delete cascade,
  expires_at timestamptz not null);
create index session_tokens_session on session_tokens (session_hash);
create table oidc_records (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id));
create index oidc_records_grant on oidc_records (grant_id);
create index oidc_records_uid on oidc_records (uid);
create index oidc_records_age on oidc_records (expires_at);
create table oidc_keys (kid text primary key, jwk jsonb not null, created_at timestamptz not null default now());
grant select, insert, update, delete on session_tokens, oidc_records, oidc_keys to portolan_system;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(login).execute(db)
  await guardTenantTable(db, 'sessions', { app: [] })
}
