import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// A challenge is known by its hash alone, belongs to whom it was made for, and is deleted by its first use.
const tables = `
create table passkeys (
  org_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamptz not null default app_now(),
  last_used_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, user_id) references users (org_id, id) on delete cascade);
create index passkeys_person on passkeys (org_id, user_id, created_at);
create table passkey_challenges (
  challenge_hash text primary key,
  org_id uuid references organisations,
  subject text not null,
  expires_at timestamptz not null);
create index passkey_challenges_age on passkey_challenges (expires_at);
alter table sign_ins add column method text check (method in ('PASSWORD', 'PASSKEY'));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await guardTenantTable(db, 'passkeys', { app: ['select', 'insert', 'update', 'delete'] })
  await guardTenantTable(db, 'passkey_challenges', { app: ['select', 'insert', 'delete'] })
}
