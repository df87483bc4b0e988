import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const identities = `
create table identities (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  identity_type text not null check (identity_type in ('BENEFICIARY', 'ORIGINATOR')),
  use_case text not null,
  holder_type text not null check (holder_type in ('BUSINESS', 'INDIVIDUAL')),
  nick_name text not null,
  internal_id text,
  country text,
  currency text,
  payout_category text,
  network text,
  requirements jsonb not null,
  scenario text,
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, created_by) references users);
create index identities_newest on identities (org_id, environment, identity_type, created_at desc, id desc);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(identities).execute(db)
  await guardTenantTable(db, 'identities', { environment: true, app: ['select', 'insert', 'update'] })
}
