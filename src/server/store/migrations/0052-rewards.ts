import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// The programme holds the currency: all months of an organisation are in one, so that they may be summed and compared.
const rewards = `
create table reward_programmes (
  org_id uuid primary key references organisations,
  currency text not null);
create table reward_months (
  org_id uuid not null references reward_programmes,
  id uuid not null default gen_random_uuid(),
  first_day date not null check (extract(day from first_day) = 1),
  primary key (org_id, id),
  unique (org_id, first_day));
create table reward_days (
  org_id uuid not null,
  month_id uuid not null,
  day date not null,
  payment_volume numeric not null check (payment_volume >= 0),
  average_balance numeric not null check (average_balance >= 0),
  rate numeric not null check (rate >= 0),
  reward numeric not null check (reward >= 0),
  primary key (org_id, month_id, day),
  foreign key (org_id, month_id) references reward_months on delete cascade);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(rewards).execute(db)
  for (const table of ['reward_programmes', 'reward_months', 'reward_days'])
    await guardTenantTable(db, table, { app: ['select'] })
}
