import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// A link is known by its hash alone: who reads the table opens no account. One person has one link at a time.
const links = `
create table password_links (
  org_id uuid not null,
  user_id uuid not null,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  created_by text not null,
  expires_at timestamptz not null,
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references users (org_id, id));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(links).execute(db)
  await guardTenantTable(db, 'password_links', { app: [] })
}
