import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// Logout tokens that were taken, for as long as one is taken at all: each ends sessions once.
const table = `
create table logout_tokens (
  org_id uuid not null,
  provider_id uuid not null,
  token_hash text not null,
  taken_at timestamptz not null default now(),
  primary key (org_id, provider_id, token_hash),
  foreign key (org_id, provider_id) references identity_providers (org_id, id) on delete cascade);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db)
  await guardTenantTable(db, 'logout_tokens', { app: [] })
}
