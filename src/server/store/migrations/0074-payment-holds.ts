import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// A payment has the id of its quote, and its money is set aside before the payment itself is written.
const holds = `
create table payment_holds (
  org_id uuid not null,
  environment text not null,
  payment_id uuid not null,
  currency text not null,
  amount numeric not null check (amount >= 0),
  state text not null default 'HELD' check (state in ('HELD', 'BOOKED', 'RELEASED')),
  created_at timestamptz not null default app_now(),
  modified_at timestamptz not null default app_now(),
  primary key (org_id, payment_id),
  foreign key (org_id, payment_id) references quotes,
  foreign key (org_id, environment, currency) references balances);
`

// The bound is in the statement that holds, not in the table: an account that is over it already must still get money back.
const accounts = `
alter table balances rename column amount to settled;
alter table balances
  add column held numeric not null default 0 check (held >= 0),
  add column credit_line numeric default 0 check (credit_line >= 0);
`

// Until now an account was what stood there once, less what was completed since; from here on every end is booked as it comes.
const backfill = `
set local role portolan_system;
insert into balances (org_id, environment, currency, kind, settled, as_of)
  select org_id, environment, source_currency, 'FIAT', 0, app_now() from payments
  where side = 'sender' and source_amount is not null
    and state not in ('QUOTED', 'FAILED', 'RETURNED', 'EXPIRED', 'CANCELED', 'DECLINED')
  group by org_id, environment, source_currency
  on conflict do nothing;
update balances b set settled = b.settled - gone.sum
  from (select p.org_id, p.environment, p.source_currency, sum(p.source_amount) as sum
    from payments p join balances o on o.org_id = p.org_id and o.environment = p.environment and o.currency = p.source_currency
    where p.state = 'COMPLETED' and p.side = 'sender' and p.modified_at >= o.as_of
    group by p.org_id, p.environment, p.source_currency) gone
  where b.org_id = gone.org_id and b.environment = gone.environment and b.currency = gone.source_currency;
insert into payment_holds (org_id, environment, payment_id, currency, amount, state, created_at, modified_at)
  select org_id, environment, id, source_currency, source_amount,
    case when state = 'COMPLETED' then 'BOOKED' else 'HELD' end, created_at, modified_at
  from payments
  where side = 'sender' and source_amount is not null
    and state not in ('QUOTED', 'FAILED', 'RETURNED', 'EXPIRED', 'CANCELED', 'DECLINED');
update balances b set held = open.sum
  from (select org_id, environment, currency, sum(amount) as sum from payment_holds where state = 'HELD'
    group by org_id, environment, currency) open
  where b.org_id = open.org_id and b.environment = open.environment and b.currency = open.currency;
reset role;
alter table balances drop column as_of;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const script of [accounts, holds]) await sql.raw(script).execute(db)
  await guardTenantTable(db, 'payment_holds', { environment: true, app: ['select', 'insert', 'update'] })
  await sql`grant update (settled, held) on balances to portolan_app`.execute(db)
  await sql.raw(backfill).execute(db)
}
