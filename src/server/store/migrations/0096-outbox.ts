import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// What leaves the portal begins here: a request writes an event and never reads one; jobs send what is to be sent of it.
const outbox = `
create table outbox (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  seq bigint generated always as identity,
  environment text,
  event_type text not null,
  facts jsonb not null default '{}',
  page text,
  page_parameters jsonb not null default '{}',
  people text[] not null default '{}',
  created_at timestamptz not null default app_now(),
  mailed_at timestamptz,
  primary key (org_id, id));
create index outbox_waiting on outbox (seq) where mailed_at is null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(outbox).execute(db)
  await guardTenantTable(db, 'outbox', { app: ['insert'] })
}
