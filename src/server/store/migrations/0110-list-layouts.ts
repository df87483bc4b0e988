import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const layouts = `
create table list_layouts (
  org_id uuid not null references organisations,
  user_id uuid not null,
  table_id text not null,
  is_compact boolean not null,
  columns text[],
  primary key (org_id, user_id, table_id),
  foreign key (org_id, user_id) references users on delete cascade);
`

const ownOnly = `
create policy own on list_layouts as restrictive for all to portolan_app using (user_id = app_user_id());
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(layouts).execute(db)
  await guardTenantTable(db, 'list_layouts', { app: ['select', 'insert', 'update'] })
  await sql.raw(ownOnly).execute(db)
}
