import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// One row per product that uses an address. `chain_key` and `address_key` say when two spellings mean the same place.
const wallets = `
create table wallets (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  product text not null check (product in ('Stablecoin', 'ODL', 'OTC', 'RPD')),
  product_id text not null,
  nickname text not null,
  chain text not null,
  chain_key text not null,
  asset text not null,
  address text not null,
  address_key text not null,
  destination_tag text,
  wallet_type text not null check (wallet_type in ('hosted', 'unhosted')),
  counterparty text not null,
  custody_host_id text,
  custody_host_name text,
  approved text not null default 'Pending' check (approved in ('Yes', 'No', 'Blocked', 'Pending')),
  status text not null default 'Onboarded' check (status in ('Onboarded', 'Active', 'Inactive', 'Deactivated')),
  transaction_type text not null default 'ISSUANCE' check (transaction_type in ('ISSUANCE', 'REDEMPTION')),
  attestation boolean not null,
  agreement boolean not null,
  acknowledgement boolean not null,
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, created_by) references users,
  check (wallet_type <> 'hosted' or custody_host_name is not null));
create unique index wallets_place on wallets (org_id, product, chain_key, address_key, coalesce(destination_tag, ''))
  where status <> 'Deactivated';
create index wallets_newest on wallets (org_id, created_at desc, id desc) where status <> 'Deactivated';
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(wallets).execute(db)
  await guardTenantTable(db, 'wallets', { app: ['select', 'insert', 'update'] })
}
