import { sql, type Kysely } from 'kysely'

// One table of accounts: those that payments are paid from, wallets of the stablecoin, and accounts of the ledger, which
// alone have bounds of their own. Requests may change those bounds, and no others.
const accounts = `
alter table payment_holds drop constraint payment_holds_org_id_environment_currency_fkey;
alter table balances drop constraint balances_pkey;
alter table balances
  add column account_id uuid,
  add column account_type text not null default 'PAYMENTS' check (account_type in ('PAYMENTS', 'WALLET', 'LEDGER')),
  add column minimum numeric,
  add column maximum numeric,
  alter column settled set default 0;
`

// One table of what is held, expected and booked, with the indicator and the states of ISO 20022's account entries.
const entries = `
alter table payment_holds rename to account_entries;
alter table account_entries rename column payment_id to object_id;
alter table account_entries drop constraint payment_holds_org_id_payment_id_fkey;
alter table account_entries drop constraint payment_holds_pkey;
alter table account_entries
  add column account_id uuid,
  add column object_type text not null default 'PAYMENT'
    check (object_type in ('PAYMENT', 'ISSUE', 'REDEMPTION', 'TRANSFER')),
  add column indicator text not null default 'DEBIT' check (indicator in ('DEBIT', 'CREDIT'));
`

const paid = `
set local role portolan_system;
update balances set account_id = org_id;
update account_entries set account_id = org_id;
`

const redeemed = `
insert into balances (org_id, environment, account_id, account_type, currency, kind, settled, held)
  select org_id, environment, wallet_id, 'WALLET', 'RLUSD', 'CRYPTO',
    coalesce(sum(case type when 'BUY' then amount else -amount end) filter (where status = 'COMPLETED'), 0),
    coalesce(sum(amount) filter (where type = 'REDEEM' and status = 'WAITING'), 0)
  from stablecoin_transactions group by org_id, environment, wallet_id;
insert into account_entries (org_id, environment, object_id, object_type, indicator, account_id, currency, amount, state, created_at, modified_at)
  select org_id, environment, id, case type when 'BUY' then 'ISSUE' else 'REDEMPTION' end,
    case type when 'BUY' then 'CREDIT' else 'DEBIT' end, wallet_id, 'RLUSD', amount,
    case status when 'WAITING' then 'HELD' when 'COMPLETED' then 'BOOKED' else 'RELEASED' end, created_at, modified_at
  from stablecoin_transactions;
`

// What left an account for a transfer that was not completed stood beside its balance; now it is settled, and held.
// A transfer that was only written down held nothing, and goes on so until it is executed.
const transferred = `
insert into balances (org_id, environment, account_id, account_type, currency, kind, settled, held, minimum, maximum)
  select org_id, environment, id, 'LEDGER', currency,
    case when currency in ('BTC', 'ETH', 'RLUSD', 'SOL', 'TRX', 'UDT', 'USDC', 'USDT', 'XRP') then 'CRYPTO' else 'FIAT' end,
    balance + held, held, minimum, maximum
  from ledger_accounts;
insert into account_entries (org_id, environment, object_id, object_type, indicator, account_id, currency, amount, state, created_at, modified_at)
  select t.org_id, t.environment, t.id, 'TRANSFER', side.indicator, side.account_id, a.currency, t.amount,
    case t.status when 'COMPLETED' then 'BOOKED' when 'FAILED' then 'RELEASED' else 'HELD' end, t.created_at, t.modified_at
  from ledger_transfers t
  join ledger_accounts a on a.org_id = t.org_id and a.id = t.debit_id
  cross join lateral (values ('DEBIT', t.debit_id), ('CREDIT', t.credit_id)) as side (indicator, account_id)
  where exists (select 1 from ledger_transactions l
    where l.org_id = t.org_id and l.transfer_id = t.id and l.type = 'TRANSFER_OUT');
reset role;
alter table ledger_accounts drop column balance, drop column held, drop column minimum, drop column maximum;
`

// What is available is said here alone. Only accounts of the ledger have their bounds in the table: another one that is
// over its bound must still get money back.
const bounds = `
alter table balances
  alter column account_id set not null,
  alter column account_type drop default,
  add primary key (org_id, environment, account_id, currency),
  add column available numeric generated always as (settled + credit_line - held - coalesce(minimum, 0)) stored,
  add constraint balances_of_payments check ((account_type = 'PAYMENTS') = (account_id = org_id)),
  add constraint balances_bounded check (num_nonnulls(minimum, maximum) = case account_type when 'LEDGER' then 2 else 0 end),
  add constraint balances_bounds check (minimum < maximum and settled - held >= minimum and settled <= maximum),
  add constraint balances_minimum check (minimum >= -9999999999999900000),
  add constraint balances_maximum check (maximum <= 9999999999999900000);
alter table account_entries
  alter column account_id set not null,
  alter column object_type drop default,
  alter column indicator drop default,
  add primary key (org_id, object_id, indicator),
  add foreign key (org_id, environment, account_id, currency) references balances;
create index account_entries_open on account_entries (org_id, environment, account_id, currency) where state = 'HELD';
grant insert (org_id, environment, account_id, account_type, currency, kind, minimum, maximum),
  update (minimum, maximum) on balances to portolan_app;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const script of [accounts, entries, paid, redeemed, transferred, bounds])
    await sql.raw(script).execute(db)
}
