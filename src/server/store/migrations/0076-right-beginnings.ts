import { sql, type Kysely } from 'kysely'

// Who was there before is taken to have had their rights from the beginning: nothing earlier was written down.
const beginnings = `
alter table users add column active_since timestamptz;
update users set active_since = created_at;
alter table users alter column active_since set default app_now();
alter table users alter column active_since set not null;
alter table user_roles add column granted_at timestamptz;
update user_roles r set granted_at = u.created_at from users u where u.org_id = r.org_id and u.id = r.user_id;
alter table user_roles alter column granted_at set default app_now();
alter table user_roles alter column granted_at set not null;
alter table user_environments add column granted_at timestamptz;
update user_environments e set granted_at = u.created_at from users u where u.org_id = e.org_id and u.id = e.user_id;
alter table user_environments alter column granted_at set default app_now();
alter table user_environments alter column granted_at set not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(beginnings).execute(db)
}
