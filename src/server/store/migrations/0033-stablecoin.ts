import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// The terms are agreed to once, for all environments; what is bought and redeemed in one is not there in another.
const stablecoin = `
create table stablecoin_terms (
  org_id uuid not null references organisations,
  document text not null,
  agreed_by uuid not null,
  agreed_at timestamptz not null default app_now(),
  primary key (org_id, document),
  foreign key (org_id, agreed_by) references users);
create table stablecoin_transactions (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  type text not null check (type in ('BUY', 'REDEEM')),
  status text not null default 'WAITING' check (status in ('WAITING', 'COMPLETED', 'RETURNED')),
  reason text,
  wallet_id uuid not null,
  bank_id uuid not null,
  amount numeric not null check (amount > 0),
  ledger_hash text,
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, wallet_id) references wallets,
  foreign key (org_id, bank_id) references bank_accounts,
  foreign key (org_id, created_by) references users,
  check ((status = 'COMPLETED') = (ledger_hash is not null)),
  check ((status = 'RETURNED') = (reason is not null)));
create index stablecoin_transactions_newest on stablecoin_transactions (org_id, environment, created_at desc, id desc);
create index stablecoin_transactions_wallet on stablecoin_transactions (org_id, environment, wallet_id, created_at desc, id desc);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(stablecoin).execute(db)
  await guardTenantTable(db, 'stablecoin_terms', { app: ['select', 'insert'] })
  await guardTenantTable(db, 'stablecoin_transactions', {
    environment: true,
    app: ['select', 'insert', 'update'],
  })
}
