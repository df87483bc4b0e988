import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// The login of an organisation, which two persons of the provider decide. Its people are known by issuer and subject alone, once they came;
// no request of the organisation itself reads or writes any of this.
const tables = `
create table identity_providers (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  name text not null,
  issuer text not null,
  client_id text not null,
  secret_sealed text,
  scopes text not null,
  domains text[] not null,
  email_trust text not null check (email_trust in ('CLAIM', 'DOMAINS')),
  subject_claim text not null,
  email_claim text not null,
  name_claim text not null,
  groups_claim text not null,
  group_jobs jsonb not null default '[]',
  provisioning text not null check (provisioning in ('NOBODY', 'BY_GROUP', 'DEFAULT')),
  default_job text,
  environments text[] not null,
  acr_values text,
  state text not null default 'OFF' check (state in ('OFF', 'ON')),
  probe jsonb,
  tried_at timestamptz,
  created_at timestamptz not null default app_now(),
  changed_at timestamptz not null default app_now(),
  primary key (org_id, id));
create table identity_links (
  org_id uuid not null,
  provider_id uuid not null,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  is_provisioned boolean not null,
  linked_at timestamptz not null default app_now(),
  primary key (org_id, issuer, subject),
  unique (org_id, issuer, user_id),
  foreign key (org_id, provider_id) references identity_providers (org_id, id) on delete cascade,
  foreign key (org_id, user_id) references users (org_id, id) on delete cascade);
create table identity_sessions (
  org_id uuid not null,
  id uuid not null default gen_random_uuid(),
  provider_id uuid not null,
  user_id uuid not null,
  subject text not null,
  sid text,
  id_token_sealed text not null,
  proven_at timestamptz,
  session_hash text,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, provider_id) references identity_providers (org_id, id) on delete cascade,
  foreign key (org_id, user_id) references users (org_id, id) on delete cascade);
create index identity_sessions_session on identity_sessions (session_hash);
create index identity_sessions_subject on identity_sessions (org_id, provider_id, subject);
alter table sign_ins
  drop constraint sign_ins_method_check,
  add constraint sign_ins_method_check
    check (method in ('PASSWORD', 'PASSKEY', 'CODE', 'RECOVERY_CODE', 'IDENTITY_PROVIDER'));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['identity_providers', 'identity_links', 'identity_sessions'])
    await guardTenantTable(db, table, { app: [] })
}
