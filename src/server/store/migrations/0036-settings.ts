import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// The index admits one of the two settings that exclude each other, in every interleaving (SET-004, SET-005).
const exclusive = `
update organisation_settings settled set setting_value = 'false'
  where setting_name = 'auto_settlement' and setting_value = 'true' and exists (
    select 1 from organisation_settings held where held.org_id = settled.org_id
      and held.setting_name = 'payment_authorization' and held.setting_value = 'true');
create unique index organisation_settings_exclusive on organisation_settings (org_id)
  where setting_name in ('payment_authorization', 'auto_settlement') and setting_value = 'true';
`

const allowlist = `
create table ip_allowlists (
  org_id uuid primary key references organisations,
  entries text[] not null check (cardinality(entries) <= 256),
  version integer not null default 1,
  updated_by uuid not null,
  updated_at timestamptz not null default app_now(),
  foreign key (org_id, updated_by) references users);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const script of [exclusive, allowlist]) await sql.raw(script).execute(db)
  await guardTenantTable(db, 'ip_allowlists', { app: ['select', 'insert', 'update'] })
  await sql`grant insert, update on organisation_flags to portolan_app`.execute(db)
}
