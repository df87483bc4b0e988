import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

const states = `
create table onboarding_states (
  org_id uuid primary key references organisations,
  trulioo_consent boolean not null default false,
  trulioo_verified boolean not null default false,
  created_at timestamptz not null default app_now());
create table onboarding_reviews (
  org_id uuid not null references organisations,
  task text not null,
  status text not null check (status in ('INCOMPLETE', 'COMPLETE', 'APPROVED', 'NOT_REQUIRED')),
  outcome text not null check (outcome in
    ('additional information requested', 'in review', 'received and under review', 'approved')),
  submitted_by uuid,
  submitted_at timestamptz not null default app_now(),
  decided_at timestamptz,
  primary key (org_id, task),
  foreign key (org_id, submitted_by) references users);
create table onboarding_answers (
  org_id uuid not null references organisations,
  subtask text not null,
  answers jsonb not null,
  steps text[] not null,
  done boolean not null default false,
  version integer not null default 1,
  saved_by uuid not null,
  saved_at timestamptz not null default app_now(),
  primary key (org_id, subtask),
  foreign key (org_id, saved_by) references users);
`

// Contacts, owners and countries are lists of one shape: what is in an entry its kind says.
const entries = `
create table onboarding_entries (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('contact', 'owner', 'exposure')),
  details jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id));
create index onboarding_entries_of on onboarding_entries (org_id, kind, created_at, id);
`

const all = ['select', 'insert', 'update', 'delete'] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(states).execute(db)
  await sql.raw(entries).execute(db)
  await guardTenantTable(db, 'onboarding_states', { app: ['select', 'update'] })
  await guardTenantTable(db, 'onboarding_reviews', { app: ['select', 'insert', 'update'] })
  await guardTenantTable(db, 'onboarding_answers', { app: ['select', 'insert', 'update'] })
  await guardTenantTable(db, 'onboarding_entries', { app: all })
}
