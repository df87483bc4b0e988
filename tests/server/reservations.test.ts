import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  availableIn,
  book,
  debitOf,
  expectCredit,
  openAccount,
  release,
  reserve,
  reserveAnew,
  whyUncovered,
  type Entry,
} from '#server/balances/reservation.ts'
import type { Store } from '#server/store/store.ts'
import type { Trx } from '#server/store/tenant.ts'
import { createTestStore } from './engines.ts'
import { asSystem } from './system.ts'

describe('the books of an account (TRU-491)', () => {
  let store: Store
  let orgId: string
  let objectId: string
  let wallet: string
  let before: unknown

  beforeAll(async () => {
    store = await createTestStore('empty')
  })

  const run = <Answer>(work: (trx: Trx) => Promise<Answer>) => asSystem(store, work)

  const own = sql`environment = 'uat' and currency = 'USD'`
  const isOwn = () => sql`org_id = ${orgId} and account_id = ${orgId} and ${own}`
  const isOwnEntry = () => sql`org_id = ${orgId} and object_id = ${objectId}`
  const neighbours = () =>
    run(async (trx) => {
      const { rows } =
        await sql`select to_jsonb(b) as row from balances b where not (${isOwn()}) and account_id <> ${wallet}
        union all select to_jsonb(e) from account_entries e where not (${isOwnEntry()}) order by 1`.execute(
          trx,
        )
      return rows
    })

  /** An account with 100.00, and accounts and entries that are like it but for one thing, of which none may move. */
  beforeEach(async () => {
    ;[orgId, objectId, wallet] = [randomUUID(), randomUUID(), randomUUID()]
    const [stranger, second] = [randomUUID(), randomUUID()]
    const accounts = [
      [orgId, 'uat', orgId, 'USD', randomUUID()],
      [orgId, 'prod', orgId, 'USD', randomUUID()],
      [orgId, 'uat', orgId, 'GBP', randomUUID()],
      [orgId, 'uat', second, 'USD', randomUUID()],
      [stranger, 'uat', stranger, 'USD', objectId],
    ] as const
    await run(async (trx) => {
      for (const id of [orgId, stranger])
        await sql`insert into organisations (id, name) values (${id}, 'Of a test')`.execute(trx)
      for (const [org, environment, account, currency, object] of accounts) {
        const type = account === second ? 'WALLET' : 'PAYMENTS'
        await sql`insert into balances (org_id, environment, account_id, account_type, currency, kind, settled, held)
          values (${org}, ${environment}, ${account}, ${type}, ${currency}, 'FIAT', 110, 10)`.execute(trx)
        await sql`insert into account_entries (org_id, environment, object_id, object_type, indicator, account_id, currency, amount)
          values (${org}, ${environment}, ${object}, 'PAYMENT', 'DEBIT', ${account}, ${currency}, 10)`.execute(
          trx,
        )
      }
    })
    before = await neighbours()
  })

  afterEach(async () => {
    expect(await neighbours()).toEqual(before)
  })

  const entry = (amount: string, more: Partial<Entry> = {}): Entry => ({
    orgId,
    environment: 'uat',
    currency: 'USD',
    objectId,
    objectType: 'PAYMENT',
    amount,
    ...more,
  })
  const take = (amount: string, more: Partial<Entry> = {}) =>
    run((trx) => reserve(trx, entry(amount, more), 'quoteId'))
  const takeAnew = (amount: string) => run((trx) => reserveAnew(trx, entry(amount), 'amount'))
  const end = (how: typeof book | typeof release) =>
    run<boolean | void>((trx) => how(trx, { org_id: orgId, id: objectId }))

  /** Reads the settled and held amounts of an account, and the entries of the payment. */
  const books = (account = orgId) =>
    run(async (trx) => {
      const { rows } = await sql<{
        sums: string
      }>`select trim_scale(settled) || ', ' || trim_scale(held) as sums
        from balances where account_id = ${account} and ${own}`.execute(trx)
      const entries = await sql<{
        says: string
      }>`select concat_ws(' ', indicator, object_type, state, trim_scale(amount)) as says
        from account_entries where ${isOwnEntry()} order by indicator desc`.execute(trx)
      return [rows[0]?.sums, ...entries.rows.map(({ says }) => says)]
    })
  const set = (change: ReturnType<typeof sql>) =>
    run((trx) => sql`update balances set ${change} where ${isOwn()}`.execute(trx))
  const lacking = (available: string, path = 'quoteId') => ({
    fault: 'insufficient-funds',
    details: {
      values: { available },
      fields: [{ path, keyword: 'insufficient-funds', message: '' }],
    },
  })

  it('take an amount to the last digit of what is available, and not a digit more', async () => {
    expect(await take('100.01')).toMatchObject(lacking('100.00 USD'))
    expect(await books()).toEqual(['110, 10'])
    expect(await take('100')).toBeUndefined()
    expect(await books()).toEqual(['110, 110', 'DEBIT PAYMENT HELD 100'])
    expect(await take('0.01', { objectId: randomUUID() })).toMatchObject(lacking('0.00 USD'))
    expect(await take('1', { currency: 'EUR', objectId: randomUUID() })).toMatchObject(lacking('0.00 EUR'))
  })

  it('take without an end where no bound is agreed', async () => {
    await set(sql`credit_line = null`)
    expect(await take('5000')).toBeUndefined()
    expect(await books()).toEqual(['110, 5010', 'DEBIT PAYMENT HELD 5000'])
    expect(await takeAnew('6000')).toBeUndefined()
    expect(await books()).toEqual(['110, 6010', 'DEBIT PAYMENT HELD 6000'])
    expect(await run((trx) => availableIn(trx, entry('0')))).toBeUndefined()
    expect(await run((trx) => whyUncovered(trx, entry('9000000'), 'amount'))).toBeUndefined()
  })

  it('take another amount in place of the first while the account covers the difference', async () => {
    await take('60')
    expect(await takeAnew('100.01')).toMatchObject(lacking('40.00 USD', 'amount'))
    expect(await books()).toEqual(['110, 70', 'DEBIT PAYMENT HELD 60'])
    expect(await takeAnew('100')).toBeUndefined()
    expect(await books()).toEqual(['110, 110', 'DEBIT PAYMENT HELD 100'])
    // Over its bound: it may take no more, and the same or less all the same.
    await set(sql`settled = 50`)
    expect(await takeAnew('100')).toBeUndefined()
    expect(await takeAnew('100.01')).toMatchObject(lacking('0.00 USD', 'amount'))
    expect(await takeAnew('90')).toBeUndefined()
    expect(await books()).toEqual(['50, 100', 'DEBIT PAYMENT HELD 90'])
    await end(book)
    expect(await takeAnew('10')).toMatchObject({ fault: 'insufficient-funds' })
    expect(await books()).toEqual(['-40, 10', 'DEBIT PAYMENT BOOKED 90'])
  })

  it('change what is taken, and never what is to come', async () => {
    await run((trx) => openAccount(trx, { ...entry('0'), accountId: wallet }))
    await run((trx) => expectCredit(trx, entry('5', { accountId: wallet })))
    expect(await takeAnew('7')).toMatchObject({ fault: 'insufficient-funds' })
    await take('6')
    await takeAnew('7')
    expect(await books()).toEqual(['110, 17', 'DEBIT PAYMENT HELD 7', 'CREDIT PAYMENT HELD 5'])
    await end(book)
    expect(await books()).toEqual(['103, 10', 'DEBIT PAYMENT BOOKED 7', 'CREDIT PAYMENT BOOKED 5'])
    expect(await books(wallet)).toMatchObject(['5, 0', {}, {}])
    expect([await end(release), await end(release)]).toEqual([true, false])
    expect(await books()).toEqual(['110, 10', 'DEBIT PAYMENT RELEASED 7', 'CREDIT PAYMENT RELEASED 5'])
    expect(await books(wallet)).toMatchObject(['0, 0', {}, {}])
  })

  it('book once, and nothing that was given back', async () => {
    await take('30')
    for (const how of [book, book]) await end(how)
    expect(await books()).toEqual(['80, 10', 'DEBIT PAYMENT BOOKED 30'])
    expect(await end(release)).toBe(true)
    await end(book)
    expect(await books()).toEqual(['110, 10', 'DEBIT PAYMENT RELEASED 30'])
  })

  it('give back what was held, and expect nothing any longer', async () => {
    await run((trx) => openAccount(trx, { ...entry('0'), accountId: wallet }))
    await run((trx) => expectCredit(trx, entry('5', { accountId: wallet, objectType: 'TRANSFER' })))
    await take('30', { objectType: 'TRANSFER' })
    expect([await end(release), await end(release)]).toEqual([true, false])
    expect(await books()).toEqual(['110, 10', 'DEBIT TRANSFER RELEASED 30', 'CREDIT TRANSFER RELEASED 5'])
    expect(await books(wallet)).toMatchObject(['0, 0', {}, {}])
  })

  it('bring into the account of payments what names no other one', async () => {
    await run((trx) => expectCredit(trx, entry('5')))
    await end(book)
    expect(await books()).toEqual(['115, 10', 'CREDIT PAYMENT BOOKED 5'])
  })

  it('say what is available beside what else is about to be taken, and never less than nothing', async () => {
    const available = (beside?: string, currency = 'USD') =>
      run((trx) => availableIn(trx, entry('0', { currency }), beside))
    expect([await available(), await available('40.5'), await available('100.01')]).toEqual([
      '100',
      '59.5',
      '0',
    ])
    expect(await available('0', 'EUR')).toBe('0')
    const why = (amount: string, beside?: string) =>
      run((trx) => whyUncovered(trx, { ...entry(amount), ...(beside !== undefined && { beside }) }, 'amount'))
    expect([await why('100'), await why('60', '40')]).toEqual([undefined, undefined])
    expect(await why('100.01')).toMatchObject(lacking('100.00 USD', 'amount'))
    expect(await why('60.01', '40')).toMatchObject(lacking('60.00 USD', 'amount'))
  })

  it('are opened empty, once: a wallet without bounds, and an account of the ledger within its own', async () => {
    const [ledger, coins] = [randomUUID(), randomUUID()]
    const open = (accountId: string, currency: string, bounds?: { minimum: string; maximum: string }) =>
      run((trx) => openAccount(trx, { orgId, environment: 'uat', currency, accountId }, bounds))
    const opened = (id: string) =>
      run(async (trx) => {
        const { rows } = await sql<{
          row: string
        }>`select concat_ws(' ', account_type, kind, currency, trim_scale(settled),
          trim_scale(minimum), trim_scale(maximum)) as row from balances where account_id = ${id}`.execute(
          trx,
        )
        await sql`delete from balances where account_id = ${id}`.execute(trx)
        return rows.map(({ row }) => row)
      })
    await open(ledger, 'USD', { minimum: '-5', maximum: '50' })
    await open(ledger, 'USD', { minimum: '-9', maximum: '90' })
    await open(coins, 'RLUSD')
    expect([await opened(ledger), await opened(coins)]).toEqual([
      ['LEDGER FIAT USD 0 -5 50'],
      ['WALLET CRYPTO RLUSD 0'],
    ])
  })

  it('take for a payment what its quote says, fees included', () => {
    const payable = {
      org_id: orgId,
      environment: 'uat' as const,
      id: objectId,
      source_amount: '7.50',
      source_currency: 'USD',
    }
    expect(debitOf(payable)).toEqual(entry('7.50'))
  })
})
