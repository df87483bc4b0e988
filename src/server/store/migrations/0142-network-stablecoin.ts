import { sql, type Kysely } from 'kysely'
import { guardTenantTable } from '../tenant-table.ts'

// What the issuer of the stablecoin is ordered to do stands as payouts do: as it was first sent, until the network has it. What
// waits for its wire or its coins already is handed over as well. Everything that is stuck is read in one place.
const orders = `
create table network_stablecoin_orders (
  org_id uuid not null,
  environment text not null,
  id uuid not null,
  seq bigint generated always as identity,
  state text not null default 'WAITING' check (state in ('WAITING', 'HELD', 'ENDED')),
  type text not null check (type in ('ISSUE', 'REDEMPTION')),
  content jsonb,
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
  foreign key (org_id, id) references stablecoin_transactions on delete cascade);
create index network_stablecoin_orders_due on network_stablecoin_orders (due_at) where state = 'WAITING';
create index network_stablecoin_orders_stuck on network_stablecoin_orders (stuck_at) where stuck is not null;
create index network_stablecoin_orders_of on network_stablecoin_orders (id);
`

const waiting = `
set local role portolan_system;
insert into network_stablecoin_orders (org_id, environment, id, type, content, amount, currency)
select t.org_id, t.environment, t.id, case t.type when 'BUY' then 'ISSUE' else 'REDEMPTION' end,
  jsonb_strip_nulls(jsonb_build_object('orderId', t.id, 'organisationId', t.org_id, 'organisation', o.name,
    'environment', t.environment, 'type', case t.type when 'BUY' then 'ISSUE' else 'REDEMPTION' end,
    'amount', trim_scale(t.amount)::text, 'currency', entry.currency, 'wireCurrency', 'USD', 'orderedAt', t.created_at,
    'wallet', jsonb_build_object('walletId', w.id, 'chain', w.chain, 'address', w.address, 'destinationTag', w.destination_tag),
    'bank', jsonb_build_object('bankId', b.id, 'bankName', b.bank_name, 'accountName', b.account_name, 'accountNumber', b.account_number,
      'routingNumber', b.routing_number, 'bic', b.bic, 'iban', b.iban))),
  t.amount, entry.currency
from stablecoin_transactions t
  join organisations o on o.id = t.org_id
  join account_entries entry on entry.org_id = t.org_id and entry.object_id = t.id
  join wallets w on w.org_id = t.org_id and w.id = t.wallet_id
  join bank_accounts b on b.org_id = t.org_id and b.id = t.bank_id
where t.status = 'WAITING';
reset role;
`

const columns =
  'org_id, environment, id, amount, currency, is_accepted, status, network_id, cancel, tries, heard_at, stuck, stuck_at, stuck_detail, created_at'

const stuck = `
create view network_stuck with (security_invoker = true) as
  select 'PAYOUT' as kind, ${columns} from network_payouts where stuck is not null
  union all select type, ${columns} from network_stablecoin_orders where stuck is not null;
grant select on network_stuck to portolan_system, portolan_provider;
create policy provider on network_stablecoin_orders for select to portolan_provider using ((select app_is_provider()));
grant select (state, type, ${columns}) on network_stablecoin_orders to portolan_provider;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(orders).execute(db)
  await guardTenantTable(db, 'network_stablecoin_orders', {
    environment: true,
    app: ['select', 'insert', 'update'],
  })
  await sql.raw(waiting).execute(db)
  await sql.raw(stuck).execute(db)
}
