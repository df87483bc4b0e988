import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// The secret is sealed with a key that no tenant reads. Before its first code a second factor is no more than begun; a step whose code was used opens nothing again.
const tables = `
create table second_factors (
  org_id uuid not null,
  user_id uuid not null,
  secret_sealed text not null,
  created_at timestamptz not null default app_now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references users (org_id, id) on delete cascade);
create table recovery_codes (
  org_id uuid not null,
  user_id uuid not null,
  code_hash text not null,
  primary key (org_id, user_id, code_hash),
  foreign key (org_id, user_id) references second_factors (org_id, user_id) on delete cascade);
alter table sign_ins
  drop constraint sign_ins_method_check,
  drop constraint sign_ins_outcome_check,
  add constraint sign_ins_method_check check (method in ('PASSWORD', 'PASSKEY', 'CODE', 'RECOVERY_CODE')),
  add constraint sign_ins_outcome_check check (outcome in ('SIGNED_IN', 'WRONG_PASSWORD', 'WRONG_CODE', 'KEPT_OUT'));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await guardTenantTable(db, 'second_factors', { app: ['select', 'insert', 'update', 'delete'] })
  await guardTenantTable(db, 'recovery_codes', { app: ['select', 'insert', 'delete'] })
}
