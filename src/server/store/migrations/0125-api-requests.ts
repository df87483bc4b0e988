import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const requests = `
create table api_requests (
  org_id uuid not null references organisations,
  environment text not null,
  request_id uuid not null,
  credential_id uuid not null,
  credential_name text not null,
  client_id text not null,
  call text not null,
  method text not null,
  path text not null,
  status integer not null,
  code text,
  duration integer not null,
  ip text not null,
  idempotency_key text,
  at timestamptz not null default app_now(),
  primary key (org_id, request_id));
create index api_requests_newest on api_requests (org_id, environment, at desc);
create index api_requests_old on api_requests (at);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(requests).execute(db)
  await guardTenantTable(db, 'api_requests', { environment: true, app: ['select'] })
}
