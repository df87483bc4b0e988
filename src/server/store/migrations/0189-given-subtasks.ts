import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// A subtask of onboarding is with one person or with nobody. A row that is taken back stays, so that its version counts on.
const table = `
create table onboarding_colleagues (
  org_id uuid not null references organisations,
  subtask text not null,
  user_id uuid,
  given_by uuid not null,
  given_at timestamptz not null default app_now(),
  version integer not null default 1,
  primary key (org_id, subtask),
  foreign key (org_id, user_id) references users,
  foreign key (org_id, given_by) references users);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db)
  await guardTenantTable(db, 'onboarding_colleagues', { app: ['select', 'insert', 'update'] })
}
