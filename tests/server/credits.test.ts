import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import {
  askForCredit,
  CreditRefused,
  decideCredit,
  listCredits,
  type CreditRequest,
} from '#server/balances/credit.ts'
import type { Store } from '#server/store/store.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { fund, ledgerOf } from './funding.ts'
import { askQuote, codeOf, identityNamed, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

const LUMEN = { email: 'maker@lumen.example' }
const INCOMING: CreditRequest = {
  organisation: 'lumen marketplace inc.',
  environment: 'uat',
  currency: 'USD',
  amount: '500.00',
  kind: 'CREDIT',
  reference: 'WIRE 4711',
}

describeEachEngineAtLength('an incoming credit', (makeStore) => {
  let store: Store
  let lumen: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    lumen = await signIn((await openWorld(store)).app, LUMEN.email)
  })

  const ask = (more: Partial<CreditRequest> = {}, by = 'first') =>
    asSystem(store, (trx) => askForCredit(trx, { ...INCOMING, ...more }, by))
  const decide = (id: string, state: 'booked' | 'rejected', by: string) =>
    asSystem(store, (trx) => decideCredit(trx, id, state, by))
  const whyNot = (requested: Promise<unknown>) =>
    requested.then(
      () => 'It was done.',
      (thrown: unknown) => (thrown instanceof CreditRefused ? thrown.message : String(thrown)),
    )
  const available = async (currency = 'USD') =>
    (await lumen.call('GET', '/balance-information/available', { query: { currency } })).body

  it('is available once a second person has booked it, and not before (TRU-097)', async () => {
    await fund(store, LUMEN, '0.00')
    const taller = await identityNamed(lumen, 'Taller Azul')
    expect(codeOf(await askQuote(lumen, taller, { quoteAmount: '500.00' }))).toBe('INSUFFICIENT_FUNDS')
    const id = await ask()
    expect(await available()).toMatchObject({ available: '0' })
    expect((await asSystem(store, listCredits)).find((line) => line.startsWith(id))).toMatch(
      /Lumen Marketplace Inc\., uat: credit of 500\.00 USD, 'WIRE 4711', asked for by first$/,
    )
    expect(await whyNot(decide(id, 'booked', 'first'))).toBe('first asked for it: another person books it.')
    expect(await available()).toMatchObject({ available: '0' })
    expect(await decide(id, 'booked', 'second')).toBe(
      "The credit of 500.00 USD with the reference 'WIRE 4711' is booked.",
    )
    expect(await available()).toMatchObject({ available: '500' })
    expect((await askQuote(lumen, taller, { quoteAmount: '500.00' })).status).toBe(200)
  })

  it('is booked once, of ten at the same moment, and its reference never again (TRU-097)', async () => {
    const before = Number((await ledgerOf(store, LUMEN)).settled)
    const id = await ask({ reference: 'WIRE 4712', amount: '10.01' })
    const booked = await Promise.all(Array.from({ length: 10 }, () => whyNot(decide(id, 'booked', 'second'))))
    expect(booked.filter((message) => message === 'It was done.')).toHaveLength(1)
    expect(booked.filter((message) => message === 'It was booked by second already.')).toHaveLength(9)
    expect(Number((await ledgerOf(store, LUMEN)).settled)).toBeCloseTo(before + 10.01)
    expect(await whyNot(ask({ reference: ' WIRE 4712 ' }))).toBe(
      "The reference 'WIRE 4712' was used already. An incoming payment is booked once.",
    )
  })

  it('gives an account the credit line that was asked for, and opens one where there is none (TRU-016, TRU-097)', async () => {
    await fund(store, LUMEN, '0.00')
    await decide(
      await ask({ kind: 'CREDIT_LINE', amount: '75', reference: 'CONTRACT 1' }),
      'booked',
      'second',
    )
    expect(await available()).toMatchObject({ available: '75' })
    await decide(await ask({ currency: 'CHF', amount: '20', reference: 'WIRE 4713' }), 'booked', 'second')
    expect(await available('CHF')).toMatchObject({ available: '20' })
  })

  it('changes nothing when it is rejected, by the person who asked as well (TRU-097)', async () => {
    const before = await ledgerOf(store, LUMEN)
    const id = await ask({ reference: 'WIRE 4714' })
    expect(await decide(id, 'rejected', 'first')).toMatch(/is rejected\.$/)
    expect(await whyNot(decide(id, 'booked', 'second'))).toBe('It was rejected by first already.')
    expect(await ledgerOf(store, LUMEN)).toEqual(before)
  })

  it('stands in the trail of the organisation with both persons (TRU-097)', async () => {
    const id = await ask({ reference: 'WIRE 4715' })
    await decide(id, 'booked', 'second')
    const { rows } = await asSystem(store, (trx) =>
      sql<{ action: string; details: object }>`select action, details from audit_trail
        where object_id = ${id} order by seq`.execute(trx),
    )
    const details = { currency: 'USD', amount: '500.00', kind: 'CREDIT', reference: 'WIRE 4715' }
    expect(rows).toMatchObject([
      { action: 'account.credit.ask', details: { ...details, askedBy: 'first' } },
      { action: 'account.credit.book', details: { ...details, askedBy: 'first', decidedBy: 'second' } },
    ])
  })

  it.each<[Partial<CreditRequest>, RegExp]>([
    [{ organisation: 'Lumen' }, /^There is no organisation 'Lumen'\. Give its whole name/],
    [{ environment: 'live' }, /^There is no environment 'live'\. It is one of dev, /],
    [{ currency: 'XXQ' }, /^There is no currency 'XXQ'/],
    [{ amount: '-5' }, /^'-5' is no amount to book/],
    [{ amount: '0' }, /^'0' is no amount to book/],
    [{ amount: '1.005' }, /decimal/],
    [{ reference: ' ' }, /^The reference of the incoming payment has 1 to 140 characters\.$/],
    [{ reference: 'x'.repeat(141) }, /^The reference/],
  ])('is not kept where it is wrong, and the sentence says what to do: %j', async (more, says) => {
    expect(await whyNot(ask({ reference: 'WRONG', ...more }))).toMatch(says)
    expect((await asSystem(store, listCredits)).filter((line) => line.includes('WRONG'))).toEqual([])
  })

  it('is refused where there is none of that id', async () => {
    for (const id of ['', 'abc', crypto.randomUUID()])
      expect(await whyNot(decide(id, 'booked', 'second'))).toMatch(/^There is no credit '/)
  })
})
