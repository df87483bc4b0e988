import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// A mail per event and person, whatever is tried again; its id is what the receiver knows it by.
const mails = `
create table mails (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  seq bigint generated always as identity,
  event_id uuid not null,
  user_id uuid not null,
  mail text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'SENT', 'SHOWN', 'GIVEN_UP', 'DROPPED')),
  tries integer not null default 0,
  due_at timestamptz not null default app_now(),
  link_hash text,
  reason text,
  created_at timestamptz not null default app_now(),
  ended_at timestamptz,
  primary key (org_id, id),
  unique (org_id, event_id, user_id),
  foreign key (org_id, event_id) references outbox on delete cascade,
  foreign key (org_id, user_id) references users on delete cascade);
alter table users add column links_revoked_at timestamptz;
create index mails_due on mails (due_at) where state = 'WAITING';
create index mails_newest on mails (seq desc);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(mails).execute(db)
  await guardTenantTable(db, 'mails', { app: [] })
}
