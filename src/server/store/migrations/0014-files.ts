import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const files = `
create table files (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  name text not null,
  type text not null,
  size integer not null,
  sha256 text not null,
  uploaded_by uuid not null,
  created_at timestamptz not null default app_now(),
  content bytea not null,
  primary key (org_id, id),
  foreign key (org_id, uploaded_by) references users);
create table file_references (
  org_id uuid not null,
  environment text not null,
  file_id uuid not null,
  reference_id uuid not null,
  created_at timestamptz not null default app_now(),
  primary key (org_id, file_id, reference_id),
  foreign key (org_id, file_id) references files);
create index file_references_of on file_references (org_id, reference_id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(files).execute(db)
  await guardTenantTable(db, 'files', { environment: true, app: ['select', 'insert'] })
  await guardTenantTable(db, 'file_references', { environment: true, app: ['select', 'insert'] })
}
