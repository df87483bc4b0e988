import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// What was handed over to the network of others, and how far it came there. The order is kept as it was first sent, and only
// until the network has it: a payee may change meanwhile, and a request that is sent again must be the same one.
const payouts = `
create table network_payouts (
  org_id uuid not null,
  environment text not null,
  id uuid not null,
  seq bigint generated always as identity,
  state text not null default 'WAITING' check (state in ('WAITING', 'HELD', 'ENDED')),
  payout jsonb,
  amount numeric not null,
  currency text not null,
  is_accepted boolean not null default false,
  sequence bigint not null default 0,
  status text,
  network_id text,
  cancel text check (cancel in ('WANTED', 'ASKED', 'GRANTED', 'TOO_LATE')),
  tries integer not null default 0,
  due_at timestamptz not null default app_now(),
  heard_at timestamptz not null default app_now(),
  stuck text,
  stuck_at timestamptz,
  stuck_detail text,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, id) references payments);
create index network_payouts_due on network_payouts (due_at) where state = 'WAITING';
create index network_payouts_stuck on network_payouts (stuck_at) where stuck is not null;
create index network_payouts_of on network_payouts (id);
create table network_messages (
  org_id uuid not null references organisations,
  id text not null,
  payout_id uuid not null,
  digest text not null,
  received_at timestamptz not null default app_now(),
  primary key (org_id, id));
create index network_messages_old on network_messages (received_at);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(payouts).execute(db)
  await guardTenantTable(db, 'network_payouts', { environment: true, app: ['select', 'insert'] })
  await guardTenantTable(db, 'network_messages', { app: [] })
}
