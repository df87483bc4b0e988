import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const instruments = `
create table financial_instruments (
  org_id uuid not null,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  identity_id uuid not null,
  currency text not null,
  label text not null,
  type text not null check (type in ('US_ACH')),
  us_ach jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, identity_id) references identities,
  foreign key (org_id, created_by) references users);
create index financial_instruments_of on financial_instruments (org_id, identity_id, created_at, id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(instruments).execute(db)
  await guardTenantTable(db, 'financial_instruments', { environment: true, app: ['select', 'insert'] })
}
