import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// One institution at a time: the index admits a second one only once the first is Deactivated.
const banks = `
create table bank_accounts (
  org_id uuid not null references organisations,
  id uuid not null default gen_random_uuid(),
  status text not null default 'Activated' check (status in ('Activated', 'Deactivated')),
  verification text not null default 'Pending' check (verification in ('Pending', 'Verified', 'Declined')),
  bank_name text not null,
  account_name text not null,
  account_number text not null,
  routing_number text not null,
  bic text,
  iban text,
  bank_address jsonb not null,
  holder_address jsonb not null,
  intermediary_account_number text,
  intermediary_routing_number text,
  reference text,
  additional_requirements text,
  products text[] not null,
  proof_id uuid not null default gen_random_uuid(),
  proof_name text not null,
  proof_type text not null,
  proof_size integer not null,
  proof_content bytea not null,
  replaces uuid,
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, id),
  foreign key (org_id, created_by) references users,
  foreign key (org_id, replaces) references bank_accounts (org_id, id));
create unique index bank_accounts_one on bank_accounts (org_id) where status = 'Activated';
create unique index bank_accounts_proof on bank_accounts (org_id, proof_id);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(banks).execute(db)
  await guardTenantTable(db, 'bank_accounts', { app: ['select', 'insert', 'update'] })
}
