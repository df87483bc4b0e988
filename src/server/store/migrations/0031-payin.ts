import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// Only names the card provider gave and the last digits: whole account numbers stay with the provider.
const payin = `
create table payin_customers (
  org_id uuid not null references organisations,
  environment text not null,
  customer_id text not null,
  created_at timestamptz not null default app_now(),
  primary key (org_id, environment));
create table payin_methods (
  org_id uuid not null references organisations,
  environment text not null,
  id text not null,
  kind text not null check (kind in ('card', 'us_bank_account')),
  bank_name text not null,
  last4 text not null,
  verified boolean not null,
  created_at timestamptz not null default app_now(),
  primary key (org_id, environment, id));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(payin).execute(db)
  await guardTenantTable(db, 'payin_customers', { environment: true, app: ['select', 'insert'] })
  await guardTenantTable(db, 'payin_methods', {
    environment: true,
    app: ['select', 'insert', 'update', 'delete'],
  })
}
