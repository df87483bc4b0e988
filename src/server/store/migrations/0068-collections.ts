import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const collections = `
create table collections (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  order_id text not null,
  payer_id text not null,
  beneficiary_id text not null,
  seller text not null,
  amount numeric not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('completed', 'failed', 'refunded', 'processing')),
  created_at timestamptz not null default app_now(),
  primary key (org_id, environment, id),
  unique (org_id, environment, order_id));
create index on collections (org_id, environment, created_at desc, id desc);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(collections).execute(db)
  await guardTenantTable(db, 'collections', { environment: true, app: ['select'] })
}
