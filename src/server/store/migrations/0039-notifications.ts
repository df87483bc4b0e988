import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// A colleague's change writes a notification that the colleague cannot read: the policy shows each person only their own.
const notifications = `
create table notifications (
  org_id uuid not null references organisations,
  environment text not null,
  user_id uuid not null,
  seq bigint generated always as identity,
  id uuid not null default gen_random_uuid(),
  event_type text not null,
  title text,
  facts jsonb not null default '{}',
  page text,
  page_parameters jsonb not null default '{}',
  delivery text not null default 'PENDING' check (delivery in ('PENDING', 'DELIVERED', 'DELETED')),
  read_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, user_id) references users on delete cascade);
create index notifications_newest on notifications (org_id, user_id, environment, seq desc) where delivery <> 'DELETED';
`

const ownOnly = `
create policy own_read on notifications as restrictive for select to portolan_app using (user_id = app_user_id());
create policy own_change on notifications as restrictive for update to portolan_app using (user_id = app_user_id());
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(notifications).execute(db)
  await guardTenantTable(db, 'notifications', { environment: true, app: ['select', 'insert', 'update'] })
  await sql.raw(ownOnly).execute(db)
}
