import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// What a client submitted stands as it was submitted, so that the next review shows what is new; and what a reviewer asks to be mended
// stands at its question until the task is decided.
const tables = `
create table onboarding_submissions (
  org_id uuid not null references organisations,
  task text not null,
  submitted_at timestamptz not null default app_now(),
  content jsonb not null,
  primary key (org_id, task, submitted_at));
create table onboarding_repairs (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  task text not null,
  subtask text not null,
  field text,
  says text not null,
  was jsonb,
  position integer not null,
  asked_at timestamptz not null default app_now(),
  primary key (org_id, id));
create index onboarding_repairs_of_task on onboarding_repairs (org_id, task);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await guardTenantTable(db, 'onboarding_submissions', { app: ['select', 'insert'] })
  await guardTenantTable(db, 'onboarding_repairs', { app: ['select'] })
}
