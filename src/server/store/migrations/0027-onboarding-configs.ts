import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const configs = `
create table onboarding_configs (
  org_id uuid primary key references organisations,
  billing_entity text not null,
  exchange text,
  country text,
  products jsonb not null,
  available_exchanges jsonb not null);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(configs).execute(db)
  await guardTenantTable(db, 'onboarding_configs', { app: ['select'] })
}
