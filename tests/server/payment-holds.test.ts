import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { subtract } from '#values/decimal.ts'
import { book, debitOf, release, reserve, type Payable } from '#server/balances/reservation.ts'
import type { Store } from '#server/store/store.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { fund, ledgerOf } from './funding.ts'
import { asSystem } from './system.ts'

const LUMEN = { email: 'maker@lumen.example' }

describeEachEngineAtLength('money that is set aside', (makeStore) => {
  let store: Store

  beforeAll(async () => {
    store = await makeStore('seeded')
  })

  /** Creates payables from an existing quote, without a hold. */
  const payables = async (count: number, amount: string): Promise<Payable[]> => {
    const { rows } = await asSystem(store, (trx) =>
      sql<Payable>`insert into quotes select made.* from quotes kept,
          (select gen_random_uuid() as id from generate_series(1, ${count}::int)) as new,
          jsonb_populate_record(kept, jsonb_build_object('id', new.id, 'source_amount', ${amount}::text)) as made
        where kept.id = (select q.id from quotes q join users u on u.id = q.user_id
          where u.email = ${LUMEN.email} and q.environment = 'uat' limit 1)
        returning org_id, environment, id, source_amount, source_currency`.execute(trx),
    )
    return rows
  }
  const take = (one: Payable) => asSystem(store, (trx) => reserve(trx, debitOf(one), 'quoteId'))

  it('takes what is there and no more when twelve ask at once (TRU-010, TRU-011)', async () => {
    await fund(store, LUMEN, '500.00')
    const before = await ledgerOf(store, LUMEN)
    const answers = await Promise.all((await payables(12, '120.00')).map(take))
    expect(answers.filter((refusal) => refusal === undefined)).toHaveLength(4)
    for (const refusal of answers.filter(Boolean))
      expect(refusal).toMatchObject({
        fault: 'insufficient-funds',
        details: { values: { available: '20.00 USD' } },
      })
    const after = await ledgerOf(store, LUMEN)
    expect(subtract(after.held, before.held)).toBe('480')
    expect([after.holds, after.isWithinBound, after.settled]).toEqual([after.held, true, before.settled])
  })

  it('is booked or given back once, whoever asks again, and comes back after it was booked (TRU-012)', async () => {
    await fund(store, LUMEN, '100.00')
    const before = await ledgerOf(store, LUMEN)
    const [one, other] = (await payables(2, '50.00')) as [Payable, Payable]
    expect([await take(one), await take(other)]).toEqual([undefined, undefined])
    const both = [book, book, release, release, book]
    for (const end of both) await asSystem<unknown>(store, (trx) => end(trx, one))
    for (const end of [release, release, book]) await asSystem<unknown>(store, (trx) => end(trx, other))
    expect(await ledgerOf(store, LUMEN)).toEqual(before)
    const again = (await payables(1, '60.00'))[0]!
    await take(again)
    await Promise.all([1, 2, 3].map(() => asSystem(store, (trx) => book(trx, again))))
    const { settled, held: payable } = await ledgerOf(store, LUMEN)
    expect([subtract(before.settled, settled), payable]).toEqual(['60', before.held])
  })

  it('reaches a credit line and no further, and has no end where no bound is agreed (TRU-016)', async () => {
    await fund(store, LUMEN, '80.00', '80.00')
    const [one, other, last] = (await payables(3, '50.00')) as [Payable, Payable, Payable]
    expect(await take(one)).toBeUndefined()
    expect(await take(other)).toMatchObject({ details: { values: { available: '30.00 USD' } } })
    await fund(store, LUMEN, '0', null)
    expect(await take(last)).toBeUndefined()
  })

  it('stays where nothing covers it: an account over its bound pays nothing, and still gets money back (TRU-015)', async () => {
    await fund(store, LUMEN, '50.00')
    const [payable, refused] = (await payables(2, '50.00')) as [Payable, Payable]
    await take(payable)
    await fund(store, LUMEN, '-70.00')
    expect(await take(refused)).toMatchObject({ details: { values: { available: '0.00 USD' } } })
    const before = await ledgerOf(store, LUMEN)
    await asSystem(store, (trx) => release(trx, payable))
    expect(subtract(before.held, (await ledgerOf(store, LUMEN)).held)).toBe('50')
  })
})
