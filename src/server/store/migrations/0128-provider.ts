import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// The provider's own organisation is marked where no request can write. Its people read what stands of all clients by a role of
// their own, to which the database opens these columns, and only while the tenant is the provider.
const tables = `
create table provider_organisations (
  org_id uuid primary key references organisations,
  created_at timestamptz not null default app_now());
create table client_states (
  org_id uuid primary key references organisations,
  state text not null check (state in ('DISABLED', 'ENABLED')),
  reason text not null,
  changed_at timestamptz not null default app_now());
create table provider_told (
  org_id uuid not null references organisations,
  payout_id uuid not null,
  stuck_at timestamptz not null,
  primary key (org_id, payout_id, stuck_at));
`

const role = `
do $$
begin
  create role portolan_provider nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant portolan_provider to current_user;
grant usage on schema public to portolan_provider;
grant select on app_clock to portolan_provider;
create function app_is_provider() returns boolean language sql stable as $$
  select exists (select from provider_organisations where org_id = app_org_id()) $$;
create policy provider on provider_organisations for select to portolan_provider using (true);
grant select on provider_organisations to portolan_provider;
`

/** What the provider's people read of their clients: no account number, no payee, no payment but one that stands still. */
const OPEN: Readonly<Record<string, string>> = {
  organisations: 'id, name, customer_id, products, server_version, created_at, is_second_factor_required',
  organisation_settings: 'org_id, setting_name, setting_value',
  client_states: 'org_id, state, reason, changed_at',
  users: 'org_id, id, status, first_name, last_name, email, last_sign_in_at',
  user_roles: 'org_id, user_id, role',
  user_environments: 'org_id, user_id, environment',
  audit_trail: 'org_id, seq, at',
  product_configurations: 'org_id, product, configuration',
  balances: 'org_id, environment, account_id, account_type, currency, credit_line',
  wallets:
    'org_id, id, product, nickname, chain, asset, address, wallet_type, custody_host_name, approved, status, created_by, created_at',
  bank_accounts:
    'org_id, id, status, verification, bank_name, account_name, products, proof_name, created_by, created_at',
  onboarding_reviews: 'org_id, task, status, outcome, submitted_by, submitted_at, decided_at',
  account_credits: 'org_id, environment, state',
  network_payouts:
    'org_id, environment, id, state, amount, currency, is_accepted, status, network_id, cancel, tries, heard_at, stuck, stuck_at, stuck_detail, created_at',
  payments: 'org_id, id, state',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
  await guardTenantTable(db, 'provider_organisations', { app: ['select'] })
  await guardTenantTable(db, 'client_states', { app: ['select'] })
  await guardTenantTable(db, 'provider_told', { app: [] })
  await sql.raw(role).execute(db)
  for (const [table, columns] of Object.entries(OPEN)) {
    const name = sql.table(table)
    await sql`create policy provider on ${name} for select to portolan_provider using ((select app_is_provider()))`.execute(
      db,
    )
    await sql`grant select (${sql.raw(columns)}) on ${name} to portolan_provider`.execute(db)
  }
}
