import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const roles = `
do $$
declare wanted text;
begin
  foreach wanted in array array['portolan_app', 'portolan_system', 'portolan_jobs'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then null;
    end;
    execute format('grant %I to current_user', wanted);
  end loop;
end $$;
revoke create on schema public from public;
grant usage on schema public to portolan_app, portolan_system, portolan_jobs;
`

const clock = `
create table app_clock (id boolean primary key default true check (id), ahead interval not null default '0');
insert into app_clock default values;
grant select on app_clock to portolan_app, portolan_system;
create function app_now() returns timestamptz language sql stable as 'select now() + (select ahead from app_clock)';
create function app_org_id() returns uuid language sql stable as $$ select nullif(current_setting('app.org_id', true), '')::uuid $$;
create function app_user_id() returns uuid language sql stable as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
create function app_environment() returns text language sql stable as $$ select nullif(current_setting('app.environment', true), '') $$;
`

const people = `
create table organisations (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  customer_id text,
  products text[] not null default '{}',
  server_version text not null default '5.5.0',
  administrators jsonb not null default '[]',
  created_at timestamptz not null default app_now());
create table organisation_settings (
  org_id uuid not null references organisations,
  setting_name text not null,
  setting_value text not null,
  updated_at timestamptz not null default app_now(),
  primary key (org_id, setting_name));
create table users (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid() unique,
  email text not null,
  first_name text not null,
  last_name text not null,
  nickname text,
  picture text,
  status text not null check (status in ('CREATED', 'ACTIVE', 'REJECTED', 'DISABLED', 'DELETED')),
  viewed_disclosure boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id));
create unique index users_email on users (lower(email));
create table user_environments (
  org_id uuid not null,
  user_id uuid not null,
  environment text not null check (environment in ('dev', 'test', 'stest', 'staging', 'uat', 'prod')),
  primary key (org_id, user_id, environment),
  foreign key (org_id, user_id) references users on delete cascade);
create table user_roles (
  org_id uuid not null,
  user_id uuid not null,
  role text not null,
  primary key (org_id, user_id, role),
  foreign key (org_id, user_id) references users on delete cascade);
create table user_passwords (
  org_id uuid not null,
  user_id uuid not null,
  hash text not null,
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references users on delete cascade);
`

const keys = `
create table idempotency_keys (
  org_id uuid not null references organisations,
  call text not null,
  key text not null,
  request_hash text not null,
  state text not null check (state in ('started', 'done')),
  answer_status integer,
  answer_body json,
  created_at timestamptz not null default now(),
  primary key (org_id, call, key));
create index idempotency_keys_age on idempotency_keys (created_at);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const script of [roles, clock, people, keys]) await sql.raw(script).execute(db)
  await guardTenantTable(db, 'organisations', { column: 'id', app: ['select', 'update'] })
  await guardTenantTable(db, 'organisation_settings', { app: ['select', 'insert', 'update', 'delete'] })
  await guardTenantTable(db, 'users', { app: ['select', 'insert', 'update'] })
  await guardTenantTable(db, 'user_environments', { app: ['select', 'insert', 'delete'] })
  await guardTenantTable(db, 'user_roles', { app: ['select', 'insert', 'delete'] })
  await guardTenantTable(db, 'user_passwords', { app: [] })
  await guardTenantTable(db, 'idempotency_keys', { app: ['select', 'insert', 'update'] })
}
