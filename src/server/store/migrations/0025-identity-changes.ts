import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// A payment shows its beneficiary as it was when the payment was made, so what a change replaces is kept.
const changes = `
alter table identities
  add column version integer not null default 1,
  add column modified_at timestamptz,
  add column archived_at timestamptz,
  add column archived_by uuid;
create index identities_all_newest on identities (org_id, environment, created_at desc, id desc)
  where archived_at is null;
create table identity_versions (
  org_id uuid not null,
  environment text not null,
  identity_id uuid not null,
  version integer not null,
  nick_name text not null,
  internal_id text,
  requirements jsonb not null,
  replaced_at timestamptz not null default app_now(),
  primary key (org_id, identity_id, version),
  foreign key (org_id, identity_id) references identities);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db)
  await guardTenantTable(db, 'identity_versions', { environment: true, app: ['select', 'insert'] })
}
