import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// What a login of an organisation writes here by itself (SCIM), and whether its people may sign in otherwise. Its groups give no right: the
// work of a group stands in identity_providers, which two persons decide.
const tables = `
alter table identity_providers
  add column directory text not null default 'NONE' check (directory in ('NONE', 'SCIM')),
  add column other_sign_in text not null default 'ALLOWED' check (other_sign_in in ('ALLOWED', 'REFUSED')),
  add column scim_token_hash text,
  add column scim_token_made_at timestamptz,
  add column scim_used_at timestamptz;
create unique index identity_providers_scim_token on identity_providers (scim_token_hash);
create table scim_people (
  org_id uuid not null,
  provider_id uuid not null,
  user_id uuid not null,
  external_id text,
  is_provisioned boolean not null,
  is_disabled boolean not null default false,
  is_removed boolean not null default false,
  primary key (org_id, provider_id, user_id),
  foreign key (org_id, provider_id) references identity_providers (org_id, id) on delete cascade,
  foreign key (org_id, user_id) references users (org_id, id) on delete cascade);
create table scim_groups (
  org_id uuid not null,
  id uuid not null default gen_random_uuid(),
  provider_id uuid not null,
  display_name text not null,
  external_id text,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, provider_id) references identity_providers (org_id, id) on delete cascade);
create unique index scim_groups_name on scim_groups (org_id, provider_id, display_name);
create table scim_members (
  org_id uuid not null,
  group_id uuid not null,
  user_id uuid not null,
  primary key (org_id, group_id, user_id),
  foreign key (org_id, group_id) references scim_groups (org_id, id) on delete cascade,
  foreign key (org_id, user_id) references users (org_id, id) on delete cascade);
create policy provider on identity_providers for select to portolan_provider using ((select app_is_provider()));
grant select (org_id, issuer, state, created_at) on identity_providers to portolan_provider;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['scim_people', 'scim_groups', 'scim_members'])
    await guardTenantTable(db, table, { app: [] })
}
