import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const script = `
alter table sessions
  add column id uuid not null default gen_random_uuid() unique,
  add column ip text,
  add column user_agent text;
grant select (id_hash, id, org_id, user_id, created_at, idle_expires_at, absolute_expires_at, ended_at, ip, user_agent),
  update (ended_at) on sessions to portolan_app;
create table sign_ins (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  at timestamptz not null default now(),
  outcome text not null check (outcome in ('SIGNED_IN', 'WRONG_PASSWORD', 'KEPT_OUT')),
  ip text,
  user_agent text,
  primary key (org_id, id),
  foreign key (org_id, user_id) references users on delete cascade);
create index sign_ins_person on sign_ins (org_id, user_id, at desc);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(script).execute(db)
  await guardTenantTable(db, 'sign_ins', { app: ['select'] })
}
