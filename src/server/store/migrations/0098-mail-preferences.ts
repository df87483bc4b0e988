import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const preferences = `
create table mail_preferences (
  org_id uuid not null references organisations,
  user_id uuid not null,
  mail text not null check (mail in ('EVERYTHING', 'DECISIONS', 'NOTHING')),
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references users on delete cascade);
`

const ownOnly = `
create policy own on mail_preferences as restrictive for all to portolan_app using (user_id = app_user_id());
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(preferences).execute(db)
  await guardTenantTable(db, 'mail_preferences', { app: ['select', 'insert', 'update'] })
  await sql.raw(ownOnly).execute(db)
}
