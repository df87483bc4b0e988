import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// A person of the provider sees the portal as a client does: for a while, from one session of theirs, with a reason. No request of a
// client reads or writes this; what was seen stands in the trail of the client, once for each page of data.
const tables = `
create table client_views (
  id uuid primary key default gen_random_uuid(),
  org_id uuid not null references organisations,
  session_hash text not null references sessions on delete cascade,
  viewer_org_id uuid not null,
  viewer_id uuid not null,
  job text not null,
  reason text not null,
  began_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  foreign key (viewer_org_id, viewer_id) references users (org_id, id) on delete cascade);
create index client_views_session on client_views (session_hash);
create table client_view_reads (
  org_id uuid not null references organisations,
  view_id uuid not null references client_views on delete cascade,
  read_hash text not null,
  primary key (view_id, read_hash));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['client_views', 'client_view_reads']) await guardTenantTable(db, table, { app: [] })
}
