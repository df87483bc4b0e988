import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// What stands in an account changes by bookings alone: each is written down by the database itself, so that a day
// can be read again after a payment has come back. A row is never changed.
const bookings = `
create table account_bookings (
  org_id uuid not null,
  environment text not null,
  account_id uuid not null,
  currency text not null,
  place bigint generated always as identity,
  object_id uuid not null,
  object_type text not null check (object_type in ('DEPOSIT', 'PAYMENT', 'ISSUE', 'REDEMPTION', 'TRANSFER')),
  change numeric not null,
  booked_at timestamptz not null default app_now(),
  primary key (org_id, environment, account_id, currency, place),
  foreign key (org_id, environment, account_id, currency) references balances);
create index account_bookings_at on account_bookings (org_id, environment, booked_at);
create index account_bookings_of on account_bookings (org_id, object_id);
`

const existing = `
set local role portolan_system;
insert into account_bookings (org_id, environment, account_id, currency, object_id, object_type, change, booked_at)
  select org_id, environment, account_id, currency, object_id, object_type,
    case indicator when 'CREDIT' then amount else -amount end, modified_at
  from account_entries where state = 'BOOKED' order by modified_at;
reset role;
`

const written = `
create function write_bookings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into account_bookings (org_id, environment, account_id, currency, object_id, object_type, change, booked_at)
      select org_id, environment, account_id, currency, object_id, object_type,
        case indicator when 'CREDIT' then amount else -amount end, modified_at
      from new_rows where state = 'BOOKED' order by modified_at;
  else
    insert into account_bookings (org_id, environment, account_id, currency, object_id, object_type, change, booked_at)
      select n.org_id, n.environment, n.account_id, n.currency, n.object_id, n.object_type,
        case when (n.indicator = 'CREDIT') = (n.state = 'BOOKED') then n.amount else -n.amount end, n.modified_at
      from new_rows n join old_rows o on o.org_id = n.org_id and o.object_id = n.object_id and o.indicator = n.indicator
      where (n.state = 'BOOKED') <> (o.state = 'BOOKED');
  end if;
  return null;
end $$;
create trigger write_bookings_added after insert on account_entries
  referencing new table as new_rows for each statement execute function write_bookings();
create trigger write_bookings_changed after update on account_entries
  referencing old table as old_rows new table as new_rows for each statement execute function write_bookings();
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(bookings).execute(db)
  await guardTenantTable(db, 'account_bookings', { environment: true, app: ['select', 'insert'] })
  await sql.raw(existing).execute(db)
  await sql.raw(written).execute(db)
}
