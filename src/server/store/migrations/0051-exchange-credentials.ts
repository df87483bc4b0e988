import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// Key and secret are handed to the exchange's own adapter: what is kept here only tells which ones they were.
const credentials = `
create table exchange_credentials (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  exchange text not null,
  environment text not null check (environment in ('test', 'uat', 'prod')),
  account_name text not null,
  key_ending text not null,
  secret_made_at timestamptz not null default app_now(),
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id),
  constraint exchange_credentials_once unique (org_id, exchange, environment),
  foreign key (org_id, created_by) references users);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(credentials).execute(db)
  await guardTenantTable(db, 'exchange_credentials', { app: ['select', 'insert', 'update'] })
}
