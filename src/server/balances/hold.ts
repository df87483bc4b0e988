import { sql } from 'kysely'
import { compare } from '#values/decimal.ts'
import { formatMoney } from '#values/money.ts'
import { refused } from '../app/refused.ts'
import type { Trx } from '../store/tenant.ts'
import type { Environment } from '../store/environment.ts'

/** The account of an organisation that payments of one currency are paid from. */
export interface Account {
  orgId: string
  environment: Environment
  currency: string
}

/** An amount that an account must have; beside it, what else is about to be taken. */
export interface Taking extends Account {
  amount: string
  beside?: string
}

const NOTHING = '0'

const is = ({ orgId, environment, currency }: Account) =>
  sql`org_id = ${orgId} and environment = ${environment} and currency = ${currency}`

/** What payments may still take of an account, as a decimal amount, never below nothing; undefined where nothing bounds them (TRU-010). */
export const availableIn = async (
  trx: Trx,
  account: Account,
  beside = NOTHING,
): Promise<string | undefined> => {
  const { rows } = await sql<{ available: string | null }>`select
      trim_scale(case when credit_line is not null
        then greatest(settled + credit_line - held - ${beside}::numeric, 0) end)::text as available
    from balances where ${is(account)}`.execute(trx)
  const [row] = rows
  return row ? (row.available ?? undefined) : NOTHING
}

const uncovered = (available: string, { currency }: Account, path: string) =>
  refused('insufficient-funds', {
    values: { available: formatMoney(available, currency) },
    fields: [{ path, keyword: 'insufficient-funds', message: '' }],
  })

/** Why an account does not cover an amount at this moment, at a field of the request, if it does not; nothing is set aside. */
export const whyUncovered = async (trx: Trx, { amount, beside, ...account }: Taking, path: string) => {
  const available = await availableIn(trx, account, beside)
  return available === undefined || compare(amount, available) <= 0
    ? undefined
    : uncovered(available, account, path)
}

/** Money of a payment: what its quote takes, fees included. */
export interface Payable {
  org_id: string
  environment: Environment
  id: string
  source_amount: string
  source_currency: string
}

/**
 * Sets aside what a payment takes, while the account covers it: one statement, so that no two payments take the same money.
 * Refuses at a field of the request, with what is available (TRU-010, TRU-011).
 */
export const reserve = async (trx: Trx, payable: Payable, path: string) => {
  const { org_id: orgId, environment, id, source_amount: amount, source_currency: currency } = payable
  const account = { orgId, environment, currency }
  const { rows } = await sql`with account as (
      update balances set held = held + ${amount}::numeric
      where ${is(account)} and (credit_line is null or settled + credit_line - held >= ${amount}::numeric)
      returning org_id, environment, currency)
    insert into payment_holds (org_id, environment, payment_id, currency, amount)
    select org_id, environment, ${id}::uuid, currency, ${amount}::numeric from account
    returning payment_id`.execute(trx)
  if (rows.length > 0) return undefined
  return uncovered((await availableIn(trx, account)) ?? NOTHING, account, path)
}

/**
 * Changes what a payment has set aside to what it takes now, while the account covers the difference.
 * Refuses at a field of the request, with what is available beside what it holds already (TRU-047).
 */
export const reserveAnew = async (trx: Trx, payable: Payable, path: string) => {
  const { org_id: orgId, environment, id, source_amount: amount, source_currency: currency } = payable
  const account = { orgId, environment, currency }
  const { rows } = await sql`with before as (
      select amount from payment_holds where org_id = ${orgId} and payment_id = ${id} and state = 'HELD' for update),
    account as (
      update balances set held = held + ${amount}::numeric - before.amount from before
      where ${is(account)} and (credit_line is null or ${amount}::numeric <= before.amount
        or settled + credit_line - held >= ${amount}::numeric - before.amount)
      returning org_id)
    update payment_holds set amount = ${amount}::numeric, modified_at = app_now() from account
    where payment_holds.org_id = account.org_id and payment_id = ${id} and state = 'HELD'
    returning payment_id`.execute(trx)
  if (rows.length > 0) return undefined
  return uncovered((await availableIn(trx, account)) ?? NOTHING, account, path)
}

type Held = Pick<Payable, 'org_id' | 'id'>

/** Turns what a payment set aside into a booking: it is gone from the account. Once; what is booked or released stays so (TRU-012). */
export const book = async (trx: Trx, { org_id, id }: Held): Promise<void> => {
  await sql`with booked as (
      update payment_holds set state = 'BOOKED', modified_at = app_now()
      where org_id = ${org_id} and payment_id = ${id} and state = 'HELD'
      returning org_id, environment, currency, amount)
    update balances b set settled = settled - booked.amount, held = held - booked.amount from booked
    where b.org_id = booked.org_id and b.environment = booked.environment and b.currency = booked.currency`.execute(
    trx,
  )
}

/** Gives back what a payment set aside, or what was booked of it. Once; what is released stays so (TRU-012). */
export const release = async (trx: Trx, { org_id, id }: Held): Promise<void> => {
  await sql`with before as (
      select org_id, payment_id, state from payment_holds
      where org_id = ${org_id} and payment_id = ${id} and state <> 'RELEASED' for update),
    released as (
      update payment_holds h set state = 'RELEASED', modified_at = app_now() from before
      where h.org_id = before.org_id and h.payment_id = before.payment_id
      returning h.org_id, h.environment, h.currency, h.amount, before.state = 'BOOKED' as was_booked)
    update balances b
    set settled = settled + case when was_booked then released.amount else 0 end,
      held = held - case when was_booked then 0 else released.amount end
    from released
    where b.org_id = released.org_id and b.environment = released.environment and b.currency = released.currency`.execute(
    trx,
  )
}
