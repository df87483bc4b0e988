import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const table = `
create table control_changes (
  org_id uuid not null references organisations on delete cascade,
  id uuid not null default gen_random_uuid(),
  environment text not null,
  control text not null,
  call text not null,
  parameters jsonb not null,
  body jsonb not null,
  says text not null,
  was text not null,
  becomes text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'rejected', 'cancelled', 'failed')),
  asked_by uuid not null,
  asked_from text not null,
  asked_at timestamptz not null default app_now(),
  takes_effect_at timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  primary key (org_id, id),
  foreign key (org_id, asked_by) references users (org_id, id),
  foreign key (org_id, decided_by) references users (org_id, id));
create index control_changes_by_time on control_changes (org_id, asked_at desc, id);
create index control_changes_due on control_changes (takes_effect_at) where state = 'waiting' and takes_effect_at is not null;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db)
  await guardTenantTable(db, 'control_changes', { app: ['select', 'insert', 'update'] })
}
