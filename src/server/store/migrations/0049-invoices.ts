import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const invoices = `
create table invoices (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  number text not null,
  first_day date not null,
  last_day date not null,
  issued_on date not null,
  due_on date not null,
  currency text not null,
  total numeric not null check (total >= 0),
  paid numeric not null default 0 check (paid >= 0),
  lines jsonb not null,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id),
  unique (org_id, number),
  check (paid <= total));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(invoices).execute(db)
  await guardTenantTable(db, 'invoices', { app: ['select'] })
}
