import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// A report is written piece by piece: where the last piece ended is kept, so that another process can go on from there.
const reports = `
create table reports (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  name text not null,
  kind text not null,
  format text not null check (format in ('CSV', 'JSON')),
  selection text not null check (selection in ('CREATED', 'CHANGED')),
  first_day date not null,
  last_day date not null,
  zone text not null,
  columns text[] not null,
  sender_account text,
  status text not null default 'Pending' check (status in ('Ready', 'Pending', 'Empty', 'Failed')),
  rows integer not null default 0,
  size bigint not null default 0,
  pieces integer not null default 0,
  reached jsonb,
  created_by uuid,
  created_at timestamptz not null default app_now(),
  finished_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, created_by) references users);
create unique index reports_name on reports (org_id, environment, lower(name));
create index reports_newest on reports (org_id, environment, created_at desc, id desc);
create index reports_pending on reports (created_at) where status = 'Pending';
create table report_pieces (
  org_id uuid not null,
  environment text not null,
  report_id uuid not null,
  place integer not null,
  content text not null,
  primary key (org_id, report_id, place),
  foreign key (org_id, report_id) references reports on delete cascade);
create table report_runs (
  day date primary key,
  at timestamptz not null default app_now());
grant select, insert on report_runs to portolan_system;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(reports).execute(db)
  await guardTenantTable(db, 'reports', { environment: true, app: ['select', 'insert', 'update', 'delete'] })
  await guardTenantTable(db, 'report_pieces', { environment: true, app: ['select', 'insert', 'delete'] })
}
