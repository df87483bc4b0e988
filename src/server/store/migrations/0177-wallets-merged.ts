import { sql, type Kysely } from 'kysely'

// Before 0187 a wallet that was removed and added again was another wallet each time, and only one of them gives its coins
// back. All of a place become one: the one in use, else the one with coins, else the newest.
const places = `
set local role portolan_system;
create temporary table merged_wallets on commit drop as
  select * from (select org_id, id, first_value(id) over (
      partition by org_id, product, chain_key, address_key, coalesce(destination_tag, '')
      order by status = 'Deactivated', coins desc, modified_at desc, id) as kept
    from (select w.*, exists (select from balances b
        where b.org_id = w.org_id and b.account_id = w.id and b.settled > 0) as coins from wallets w) one) all_wallets
  where id <> kept;
`

const balances = `
insert into balances (org_id, environment, account_id, account_type, currency, kind, settled, held)
  select b.org_id, b.environment, m.kept, 'WALLET', b.currency, min(b.kind), sum(b.settled), sum(b.held)
  from balances b join merged_wallets m on m.org_id = b.org_id and m.id = b.account_id
  group by b.org_id, b.environment, m.kept, b.currency
  on conflict (org_id, environment, account_id, currency) do update
    set settled = balances.settled + excluded.settled, held = balances.held + excluded.held;
`

// What happened there is the history of the wallet that is left, so that its coins follow from its bookings.
const history = ['account_entries', 'account_bookings']
  .map(
    (table) => `
update ${table} t set account_id = m.kept from merged_wallets m where t.org_id = m.org_id and t.account_id = m.id;`,
  )
  .join('')

const rest = `
update stablecoin_transactions t set wallet_id = m.kept from merged_wallets m
  where t.org_id = m.org_id and t.wallet_id = m.id;
delete from balances b using merged_wallets m where b.org_id = m.org_id and b.account_id = m.id;
reset role;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const script of [places, balances, history, rest]) await sql.raw(script).execute(db)
}
