import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import { asSystem } from './system.ts'

/** An account of somebody's organisation in UAT: the one that payments of a currency are paid from, unless one has a name. */
export interface Paid {
  /** Person of the organisation. */
  email: string
  currency?: string
  /** Of an account of the ledger, or of a wallet. */
  name?: string
}

const orgOf = ({ email }: Paid) => sql`(select org_id from users where email = ${email})`

const accountOf = (paid: Paid) =>
  paid.name === undefined
    ? orgOf(paid)
    : sql`(select id from ledger_accounts where org_id = ${orgOf(paid)} and environment = 'uat' and name = ${paid.name}
      union all select id from wallets where org_id = ${orgOf(paid)} and nickname = ${paid.name})`

const is = (paid: Paid) => sql`environment = 'uat' and currency = ${paid.currency ?? 'USD'}
  and org_id = ${orgOf(paid)} and account_id = ${accountOf(paid)}`

/**
 * Sets the available amount of an account, regardless of the holds of open payments. The account is prefunded unless
 * a credit line is given; `null` means no limit.
 */
export const fund = (
  store: Store,
  paid: Paid,
  available: string,
  creditLine: string | null = '0',
): Promise<void> =>
  asSystem(store, async (trx) => {
    await sql`insert into balances (org_id, environment, account_id, account_type, currency, kind)
      select org_id, 'uat', org_id, 'PAYMENTS', ${paid.currency ?? 'USD'}, 'FIAT' from users where email = ${paid.email}
      on conflict do nothing`.execute(trx)
    await sql`update balances set credit_line = ${creditLine}::numeric,
      settled = ${available}::numeric - coalesce(${creditLine}::numeric, 0) + held + coalesce(minimum, 0) where ${is(paid)}`.execute(
      trx,
    )
  })

export interface Ledger {
  settled: string
  held: string
  /** Held amount of the entries, and of open payments, redemptions and transfers: both equal `held`. */
  holds: string
  open: string
  /** Booked amount less the credits, and the same sum over all completed objects. */
  booked: string
  completed: string
  isWithinBound: boolean
}

/** Payments, stablecoin transactions and transfers as debits and credits of accounts, each with its state. */
const OBJECTS = sql`(select org_id, environment, org_id as account_id, source_currency as currency, source_amount as takes,
    case when state = 'COMPLETED' then 'BOOKED'
      when state in ('QUOTED', 'FAILED', 'RETURNED', 'EXPIRED', 'CANCELED', 'DECLINED') then 'RELEASED' else 'HELD' end as state
  from payments where side = 'sender'
  union all select org_id, environment, wallet_id, 'RLUSD', case type when 'BUY' then -amount else amount end,
    case status when 'COMPLETED' then 'BOOKED' when 'RETURNED' then 'RELEASED' else 'HELD' end
  from stablecoin_transactions
  union all select t.org_id, t.environment, side.account_id, a.currency, side.takes,
    case t.status when 'COMPLETED' then 'BOOKED' when 'FAILED' then 'RELEASED' else 'HELD' end
  from ledger_transfers t join ledger_accounts a on a.org_id = t.org_id and a.id = t.debit_id
  cross join lateral (values (t.debit_id, t.amount), (t.credit_id, -t.amount)) as side (account_id, takes))`

/** Reads the amounts of an account three times: from its row, from its entries, and from the objects that use it. */
export const ledgerOf = (store: Store, paid: Paid): Promise<Ledger> =>
  asSystem(store, async (trx) => {
    const { rows } = await sql<Ledger>`with account as (select * from balances where ${is(paid)}),
      entries as (select case indicator when 'DEBIT' then amount else -amount end as takes, state
        from account_entries join account using (org_id, environment, account_id, currency)),
      objects as (select takes, state from ${OBJECTS} as objects join account using (org_id, environment, account_id, currency))
    select trim_scale(settled)::text as settled, trim_scale(held)::text as held,
      (select trim_scale(coalesce(sum(takes), 0))::text from entries where state = 'HELD' and takes > 0) as holds,
      (select trim_scale(coalesce(sum(takes), 0))::text from objects where state = 'HELD' and takes > 0) as open,
      (select trim_scale(coalesce(sum(takes), 0))::text from entries where state = 'BOOKED') as booked,
      (select trim_scale(coalesce(sum(takes), 0))::text from objects where state = 'BOOKED') as completed,
      coalesce(available >= 0, true) and coalesce(settled <= maximum, true) as "isWithinBound"
    from account`.execute(trx)
    return rows[0]!
  })
