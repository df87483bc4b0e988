import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const setUp = `
create table product_configurations (
  org_id uuid primary key references organisations,
  product text not null,
  configuration jsonb not null);
create table organisation_flags (
  org_id uuid not null references organisations,
  flag text not null,
  active boolean not null,
  primary key (org_id, flag));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(setUp).execute(db)
  await guardTenantTable(db, 'product_configurations', { app: ['select', 'insert', 'update'] })
  await guardTenantTable(db, 'organisation_flags', { app: ['select'] })
}
