import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// What left an account and has not arrived is held: it counts against the maximum, so that it can always come back.
const ledger = `
create table ledger_accounts (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  name text not null,
  kind text not null default 'LOCAL' check (kind in ('LOCAL', 'REMOTE')),
  status text not null default 'ENABLED' check (status in ('ENABLED', 'DISABLED')),
  owner text not null,
  currency text not null,
  scale smallint not null check (scale between 0 and 9),
  rounding_mode text not null check (rounding_mode in ('HALF_UP', 'HALF_DOWN', 'DOWN')),
  balance numeric not null default 0,
  held numeric not null default 0 check (held >= 0),
  minimum numeric not null check (minimum >= -9999999999999900000),
  maximum numeric not null check (maximum <= 9999999999999900000),
  low_liquidity numeric,
  peer_address text,
  peer_relationship_id text,
  owner_minimum numeric,
  owner_maximum numeric,
  funding_limit numeric,
  funding_period text check (funding_period in ('DAY', 'WEEK', 'MONTH')),
  version integer not null default 1,
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id),
  constraint ledger_accounts_named unique (org_id, environment, name),
  constraint ledger_accounts_bounds check (minimum < maximum and balance >= minimum and balance + held <= maximum),
  check ((peer_address is null) = (peer_relationship_id is null)),
  check ((kind = 'REMOTE') = (funding_limit is not null)),
  check ((funding_limit is null) = (funding_period is null)));
create table ledger_transfers (
  org_id uuid not null,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  debit_id uuid not null,
  credit_id uuid not null,
  amount numeric not null check (amount > 0),
  internal_id text,
  additional_info text,
  status text not null default 'QUOTED'
    check (status in ('QUOTED', 'PENDING', 'PREPARED', 'EXECUTED', 'COMPLETED', 'FAILED')),
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id),
  check (debit_id <> credit_id),
  foreign key (org_id, debit_id) references ledger_accounts,
  foreign key (org_id, credit_id) references ledger_accounts,
  foreign key (org_id, created_by) references users);
create index ledger_transfers_newest on ledger_transfers (org_id, environment, created_at desc, id desc);
create table ledger_transactions (
  org_id uuid not null,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  place bigint not null generated always as identity,
  account_id uuid not null,
  transfer_id uuid,
  type text not null check (type in ('FUNDING', 'TRANSFER_OUT', 'TRANSFER_IN', 'TRANSFER_RETURNED')),
  change numeric not null,
  balance numeric not null,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, account_id) references ledger_accounts,
  foreign key (org_id, transfer_id) references ledger_transfers,
  check ((type = 'FUNDING') = (transfer_id is null)),
  unique (org_id, transfer_id, type));
create index ledger_transactions_newest on ledger_transactions (org_id, account_id, place desc);
create table exchange_balances (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  exchange text not null,
  currency text not null,
  balance numeric not null check (balance >= 0),
  mock boolean not null default false,
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id),
  unique (org_id, environment, exchange, currency));
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ledger).execute(db)
  for (const table of ['ledger_accounts', 'ledger_transfers'])
    await guardTenantTable(db, table, { environment: true, app: ['select', 'insert', 'update'] })
  await guardTenantTable(db, 'ledger_transactions', { environment: true, app: ['select', 'insert'] })
  await guardTenantTable(db, 'exchange_balances', { environment: true, app: ['select', 'update'] })
}
