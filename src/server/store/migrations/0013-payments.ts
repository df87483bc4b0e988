import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// A payment has the id of its quote, so one quote can never become two payments, whatever keys were pruned.
const payments = `
create table payments (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null,
  flow text not null check (flow in ('DIRECT', 'LEGACY')),
  state text not null,
  initiated_by uuid not null,
  beneficiary_id uuid,
  originator_id uuid,
  memo text,
  internal_id text not null,
  end_to_end_id text not null,
  purpose_code text,
  source_of_cash text,
  scenario text,
  cause text,
  transaction_hash text,
  batch_id uuid,
  labels text[] not null default '{}',
  user_info jsonb,
  contract_expires_at timestamptz,
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, id) references quotes,
  foreign key (org_id, initiated_by) references users,
  foreign key (org_id, beneficiary_id) references identities,
  foreign key (org_id, originator_id) references identities);
create index payments_newest on payments (org_id, environment, created_at desc, id desc);
create table payment_events (
  org_id uuid not null,
  environment text not null,
  payment_id uuid not null,
  seq bigint generated always as identity,
  at timestamptz not null default app_now(),
  state text not null,
  event text not null,
  user_id uuid,
  detail jsonb not null default '{}',
  primary key (org_id, payment_id, seq),
  foreign key (org_id, payment_id) references payments);
create table approvals (
  org_id uuid not null,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  payment_id uuid not null,
  initiated_by uuid not null,
  user_email text not null,
  meta jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'cancelled', 'expired')),
  rejection_reasons text[] not null default '{}',
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  primary key (org_id, id),
  unique (org_id, payment_id),
  foreign key (org_id, payment_id) references payments,
  foreign key (org_id, initiated_by) references users,
  foreign key (org_id, decided_by) references users,
  check (decided_by <> initiated_by or status = 'cancelled'));
create index approvals_due on approvals (expires_at) where status = 'pending';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(payments).execute(db)
  await guardTenantTable(db, 'payments', { environment: true, app: ['select', 'insert', 'update'] })
  await guardTenantTable(db, 'payment_events', { environment: true, app: ['select', 'insert'] })
  await guardTenantTable(db, 'approvals', { environment: true, app: ['select', 'insert', 'update'] })
}
