import { sql, type Kysely } from 'kysely'

// A deleted person keeps their name for the trail, and gives their address free.
const people = `
alter table users
  add column version integer not null default 1,
  add column invited_by uuid;
drop index users_email;
create unique index users_email on users (lower(email)) where status <> 'DELETED';
create index users_newest on users (org_id, created_at, id) where status <> 'DELETED';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(people).execute(db)
}
