import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// A person of the provider sees the portal as a client does: for a while, from one session of theirs, with a reason. No request of a
// client reads or writes this; what was seen stands in the trail of the client, once for each page of data.
const tables = `
create table client_views (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  session_hash text not null references sessions on delete cascade,
  viewer_org_id uuid not null,
  viewer_id uuid not null,
  job text not null,
  reason text not null,
  began_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (org_id, id),
  foreign key (viewer_org_id, viewer_id) references users (org_id, id) on delete cascade);
create index client_views_session on client_views (session_hash);
create table client_view_reads (
  org_id uuid not null,
  view_id uuid not null,
  read_hash text not null,
  primary key (org_id, view_id, read_hash),
  foreign key (org_id, view_id) references client_views (org_id, id) on delete cascade);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['client_views', 'client_view_reads']) await guardTenantTable(db, table, { app: [] })
}
