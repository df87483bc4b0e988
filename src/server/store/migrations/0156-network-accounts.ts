import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// What the network says stands in each account, beside what our own ledger says; where both differ, the account stands on the list
// of what a person has to look at. Nothing here changes a balance.
const accounts = `
create table network_accounts (
  org_id uuid not null references organisations,
  environment text not null,
  id uuid not null default gen_random_uuid(),
  seq bigint generated always as identity,
  state text not null default 'WAITING' check (state = 'WAITING'),
  currency text not null,
  booked numeric,
  available numeric,
  as_of timestamptz,
  differs_since timestamptz,
  tries integer not null default 0,
  due_at timestamptz not null default app_now(),
  heard_at timestamptz not null default app_now(),
  stuck text,
  stuck_at timestamptz,
  stuck_detail text,
  stuck_amount numeric not null default 0,
  created_at timestamptz not null default app_now(),
  primary key (org_id, id),
  unique (org_id, environment, currency));
create index network_accounts_due on network_accounts (due_at);
create index network_accounts_stuck on network_accounts (stuck_at) where stuck is not null;
create index network_accounts_of on network_accounts (id);
`

// A credit that the network names needs no second person: the bank itself has booked it, at a time of its own. A message about one
// names no payout.
const credits = `
alter table account_credits
  add column bank_booked_at timestamptz,
  add column channel text not null default 'PEOPLE' check (channel in ('PEOPLE', 'NETWORK')),
  drop constraint account_credits_check1,
  add constraint account_credits_second_person
    check (state <> 'booked' or decided_by <> asked_by or channel = 'NETWORK');
alter table network_messages alter column payout_id drop not null;
`

const stuck = `
create or replace view network_stuck with (security_invoker = true) as
  select 'PAYOUT' as kind, org_id, environment, id, amount, currency, is_accepted, status, network_id, cancel, tries, heard_at,
      stuck, stuck_at, stuck_detail, created_at
    from network_payouts where stuck is not null
  union all select type, org_id, environment, id, amount, currency, is_accepted, status, network_id, cancel, tries, heard_at,
      stuck, stuck_at, stuck_detail, created_at
    from network_stablecoin_orders where stuck is not null
  union all select 'ACCOUNT', org_id, environment, id, stuck_amount, currency, true, null, null, null, tries, heard_at,
      stuck, stuck_at, stuck_detail, created_at
    from network_accounts where stuck is not null;
create policy provider on network_accounts for select to portolan_provider using ((select app_is_provider()));
grant select (org_id, environment, id, currency, tries, heard_at, stuck, stuck_at, stuck_detail, stuck_amount, created_at)
  on network_accounts to portolan_provider;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(accounts).execute(db)
  await guardTenantTable(db, 'network_accounts', { environment: true, app: ['select'] })
  await sql.raw(credits).execute(db)
  await sql.raw(stuck).execute(db)
}
