import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// What each row asks for and what it was quoted stays with the batch: a quote nobody took is forgotten.
const batches = `
create table batches (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null,
  uploaded_by uuid not null,
  file_name text not null,
  state text not null default 'open' check (state in ('open', 'accepted')),
  rows jsonb not null,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, uploaded_by) references users);
create index batches_created on batches (org_id, environment, created_at);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(batches).execute(db)
  await guardTenantTable(db, 'batches', { environment: true, app: ['select', 'insert', 'update'] })
}
