import { sql } from 'kysely'
import { isIso4217 } from '#values/currency.ts'
import { compare } from '#values/decimal.ts'
import { formatMoney } from '#values/money.ts'
import { refused } from '../app/refused.ts'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'
import type { Environment } from '../store/environment.ts'

/** An account of an organisation: the payment account of a currency, or a named wallet or ledger account. */
export interface Account {
  orgId: string
  environment: Environment
  currency: string
  accountId?: string
}

/** An amount to reserve, and `beside` it the amount of other pending reservations. */
export interface Taking extends Account {
  amount: string
  beside?: string
}

/** The debit or credit of a payment, redemption, issue or transfer. */
export interface Entry extends Account {
  objectId: string
  objectType: Row<'account_entries'>['object_type']
  amount: string
}

const NOTHING = '0'

const is = ({ orgId, environment, currency, accountId = orgId }: Account) =>
  sql`org_id = ${orgId} and environment = ${environment} and account_id = ${accountId} and currency = ${currency}`

/** Returns the available amount, at least 0; undefined without a limit (TRU-010). */
export const availableIn = async (
  trx: Trx,
  account: Account,
  beside = NOTHING,
): Promise<string | undefined> => {
  const { rows } = await sql<{ available: string | null }>`select
      trim_scale(case when available is not null then greatest(available - ${beside}::numeric, 0) end)::text as available
    from balances where ${is(account)}`.execute(trx)
  const [row] = rows
  return row ? (row.available ?? undefined) : NOTHING
}

/**
 * Returns true if an account is negative because the bank took money back. Earlier reservations are then not covered
 * any more, and none of them is paid out (TRU-825).
 */
export const isOverdrawn = async (trx: Trx, account: Account): Promise<boolean> => {
  const { rows } = await sql`select 1 from balances where ${is(account)} and available < 0
    and exists (select from account_entries e where e.org_id = balances.org_id and e.environment = balances.environment
      and e.account_id = balances.account_id and e.currency = balances.currency
      and e.object_type = 'REVERSAL' and e.state <> 'RELEASED')`.execute(trx)
  return rows.length > 0
}

const uncovered = (available: string, { currency }: Account, path: string) =>
  refused('insufficient-funds', {
    values: { available: formatMoney(available, currency) },
    fields: [{ path, keyword: 'insufficient-funds', message: '' }],
  })

/** Refuses an amount that the account does not cover, at a field of the request; reserves nothing. */
export const whyUncovered = async (trx: Trx, { amount, beside, ...account }: Taking, path: string) => {
  const available = await availableIn(trx, account, beside)
  return available === undefined || compare(amount, available) <= 0
    ? undefined
    : uncovered(available, account, path)
}

/** Opens an empty account for a wallet or a ledger account; an existing one is unchanged. */
export const openAccount = async (
  trx: Trx,
  { orgId, environment, currency, accountId }: Required<Account>,
  bounds?: { minimum: string; maximum: string },
): Promise<void> => {
  await trx
    .insertInto('balances')
    .values({
      org_id: orgId,
      environment,
      currency,
      account_id: accountId,
      account_type: bounds ? 'LEDGER' : 'WALLET',
      kind: isIso4217(currency) ? 'FIAT' : 'CRYPTO',
      ...bounds,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The amounts of a payment's quote, fees included. */
export interface Payable {
  org_id: string
  environment: Environment
  id: string
  source_amount: string
  source_currency: string
}

/** Returns the debit of a payment. */
export const debitOf = (payable: Payable): Entry => ({
  orgId: payable.org_id,
  environment: payable.environment,
  currency: payable.source_currency,
  objectId: payable.id,
  objectType: 'PAYMENT',
  amount: payable.source_amount,
})

/**
 * Reserves an amount that the account covers, in one statement, so that no money is reserved twice. Refuses
 * at a field, with the available amount (TRU-010, TRU-011).
 */
export const reserve = async (trx: Trx, entry: Entry, path: string) => {
  const { objectId, objectType, amount } = entry
  const { rows } = await sql`with account as (
      update balances set held = held + ${amount}::numeric
      where ${is(entry)} and (available is null or available >= ${amount}::numeric)
      returning org_id, environment, account_id, currency)
    insert into account_entries (org_id, environment, object_id, object_type, indicator, account_id, currency, amount)
    select org_id, environment, ${objectId}::uuid, ${objectType}, 'DEBIT', account_id, currency, ${amount}::numeric from account
    returning object_id`.execute(trx)
  if (rows.length > 0) return undefined
  return uncovered((await availableIn(trx, entry)) ?? NOTHING, entry, path)
}

/** Records an expected credit; it counts once it is booked. */
export const expectCredit = async (trx: Trx, entry: Entry): Promise<void> => {
  const { orgId, environment, currency, accountId = orgId, objectId, objectType, amount } = entry
  await trx
    .insertInto('account_entries')
    .values({
      org_id: orgId,
      environment,
      object_id: objectId,
      object_type: objectType,
      indicator: 'CREDIT',
      account_id: accountId,
      currency,
      amount,
    })
    .execute()
}

/**
 * Changes a reservation to a new amount, if the account covers the difference. Refuses at a field, with the
 * available amount (TRU-047).
 */
export const reserveAnew = async (trx: Trx, entry: Entry, path: string) => {
  const { orgId, objectId, amount } = entry
  const { rows } = await sql`with before as (
      select amount from account_entries
      where org_id = ${orgId} and object_id = ${objectId} and indicator = 'DEBIT' and state = 'HELD' for update),
    account as (
      update balances set held = held + ${amount}::numeric - before.amount from before
      where ${is(entry)} and (available is null or ${amount}::numeric <= before.amount
        or available >= ${amount}::numeric - before.amount)
      returning org_id)
    update account_entries set amount = ${amount}::numeric, modified_at = app_now() from account
    where account_entries.org_id = account.org_id and object_id = ${objectId} and indicator = 'DEBIT' and state = 'HELD'
    returning object_id`.execute(trx)
  if (rows.length > 0) return undefined
  return uncovered((await availableIn(trx, entry)) ?? NOTHING, entry, path)
}

type ReservedPayment = Pick<Payable, 'org_id' | 'id'>

/**
 * Locks the accounts of an object in a fixed order, before the first of several moves: each of them ends with the trail,
 * which nobody may hold who waits for an account (TRU-947).
 */
export const lockAccounts = async (trx: Trx, { org_id, id }: ReservedPayment): Promise<void> => {
  await sql`select 1 from balances b where (b.environment, b.account_id, b.currency) in (
      select e.environment, e.account_id, e.currency from account_entries e where e.org_id = ${org_id} and e.object_id = ${id})
      and b.org_id = ${org_id}
    order by b.account_id, b.currency for update`.execute(trx)
}

/** Locks all payment accounts of an organisation, before several of them are booked in one transaction (TRU-938). */
export const lockPaymentAccounts = async (
  trx: Trx,
  { orgId, environment }: Pick<Account, 'orgId' | 'environment'>,
): Promise<void> => {
  await sql`select 1 from balances where org_id = ${orgId} and environment = ${environment} and account_id = ${orgId}
    order by currency for update`.execute(trx)
}

/** Books reservations and expected credits, once; a booked or released entry is final (TRU-012, TRU-130). */
export const book = async (trx: Trx, { org_id, id }: ReservedPayment): Promise<void> => {
  await sql`with booked as (
      update account_entries set state = 'BOOKED', modified_at = app_now()
      where org_id = ${org_id} and object_id = ${id} and state = 'HELD'
      returning org_id, environment, account_id, currency, case indicator when 'DEBIT' then amount else 0 end as taken,
        case indicator when 'CREDIT' then amount else 0 end as brought)
    update balances b set settled = settled - booked.taken + booked.brought, held = held - booked.taken from booked
    where b.org_id = booked.org_id and b.environment = booked.environment and b.account_id = booked.account_id
      and b.currency = booked.currency`.execute(trx)
}

/**
 * Releases a reservation or reverses its booking, and drops the expected credit, once. Resolves to false if
 * there was nothing to release (TRU-012, TRU-130).
 */
export const release = async (trx: Trx, { org_id, id }: ReservedPayment): Promise<boolean> => {
  const { rows } = await sql`with before as (
      select org_id, object_id, indicator, state from account_entries
      where org_id = ${org_id} and object_id = ${id} and state <> 'RELEASED' for update),
    released as (
      update account_entries e set state = 'RELEASED', modified_at = app_now() from before
      where e.org_id = before.org_id and e.object_id = before.object_id and e.indicator = before.indicator
      returning e.org_id, e.environment, e.account_id, e.currency, before.state = 'BOOKED' as was_booked,
        case e.indicator when 'DEBIT' then e.amount else 0 end as taken,
        case e.indicator when 'CREDIT' then e.amount else 0 end as brought),
    account as (
      update balances b
      set settled = settled + case when was_booked then released.taken - released.brought else 0 end,
        held = held - case when was_booked then 0 else released.taken end
      from released
      where b.org_id = released.org_id and b.environment = released.environment
        and b.account_id = released.account_id and b.currency = released.currency)
    select 1 from released`.execute(trx)
  return rows.length > 0
}
