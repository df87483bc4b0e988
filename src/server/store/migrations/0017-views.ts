import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const views = `
create table saved_views (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  owner_id uuid not null,
  table_id text not null,
  name text not null,
  is_shared boolean not null default false,
  is_default boolean not null default false,
  query jsonb not null,
  columns text[],
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, owner_id) references users on delete cascade);
create unique index saved_views_name on saved_views (org_id, owner_id, table_id, lower(name));
create unique index saved_views_default on saved_views (org_id, owner_id, table_id) where is_default;
`

// Beside the tenant's policy: nobody reads a private view of someone else, and nobody changes another's at all.
const owners = `
create policy seen on saved_views as restrictive for select to portolan_app using (owner_id = app_user_id() or is_shared);
create policy kept on saved_views as restrictive for insert to portolan_app with check (owner_id = app_user_id());
create policy changed on saved_views as restrictive for update to portolan_app using (owner_id = app_user_id());
create policy deleted on saved_views as restrictive for delete to portolan_app using (owner_id = app_user_id());
`

const lists = `
create index approvals_newest on approvals (org_id, environment, created_at desc, id desc);
create index approvals_status on approvals (org_id, environment, status, created_at desc, id desc) include (expires_at, initiated_by);
create index payments_batch on payments (org_id, environment, batch_id) where batch_id is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(views).execute(db)
  await guardTenantTable(db, 'saved_views', { app: ['select', 'insert', 'update', 'delete'] })
  await sql.raw(owners).execute(db)
  await sql.raw(lists).execute(db)
}
