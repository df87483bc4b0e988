import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import { askForCredit, decideCredit } from '#server/balances/credit.ts'
import { memoryJournal } from '#server/network/simulator/journal.ts'
import type { Store } from '#server/store/store.ts'
import { describeEachEngine } from './engines.ts'
import { fund, ledgerOf } from './funding.ts'
import { signIn } from './sign-in.ts'
import { say } from './simulated.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const LUMEN = { email: 'maker@lumen.example' }
const NAME = 'Lumen Marketplace Inc.'
const FORGER = `whsec_${Buffer.alloc(32, 9).toString('base64')}`

describeEachEngine('money that the network says came in', (makeStore) => {
  let store: Store
  let world: World
  let organisationId: string
  const journal = memoryJournal()

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store, undefined, undefined, undefined, journal)
    const { rows } = await asSystem(store, (trx) =>
      sql<{ id: string }>`select id from organisations where name = ${NAME}`.execute(trx),
    )
    organisationId = rows[0]!.id
    await fund(store, LUMEN, '0.00')
  })

  const creditOf = (creditId: string, amount: string, more: object = {}) => ({
    organisationId,
    environment: 'uat',
    creditId,
    amount,
    currency: 'USD',
    bookedAt: '2026-01-02T09:00:00Z',
    debtor: 'Buyer Ltd',
    ...more,
  })
  const tell = (data: object, id: string = randomUUID(), secret?: string) =>
    say(world.app, id, { type: 'account.credit', data }, ...(secret === undefined ? [] : [secret]))
  const settled = async () => Number((await ledgerOf(store, LUMEN)).settled)
  const onList = async () => {
    const staff = await signIn(world.app, 'provider@staff.example')
    const { body } = await staff.call('GET', '/provider/stuck_payouts', { query: { size: '100' } })
    return (body as Answer<'providerStuck.list'>).content.filter(({ kind }) => kind === 'ACCOUNT')
  }
  const resumeAll = async () => {
    const staff = await signIn(world.app, 'provider@staff.example')
    for (const { id } of await onList())
      await staff.call('POST', `/provider/stuck_payouts/${id}/ask`, { body: {} })
  }

  it('is booked once by its ID, of ten messages at the same moment and in any order, and stands in the trail (TRU-530)', async () => {
    const before = await settled()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => tell(creditOf('BANK-1', '250.00'))),
      ...Array.from({ length: 4 }, () => tell(creditOf('BANK-1', '250.00'), 'the-same-message')),
      tell(creditOf('BANK-2', '0.01')),
    ])
    expect(answers).toEqual(answers.map(() => 200))
    expect(await settled()).toBeCloseTo(before + 250.01)
    const { rows } = await asSystem(store, (trx) =>
      sql<{ action: string; details: object }>`select action, details from audit_trail
        where details ->> 'reference' = 'BANK-1'`.execute(trx),
    )
    expect(rows).toMatchObject([
      { action: 'account.credit.book', details: { amount: '250.00', decidedBy: 'network' } },
    ])
    expect(await onList()).toEqual([])
  })

  it('is booked by no message that is not signed with the secret, or whose ID was another message (TRU-530)', async () => {
    const before = await settled()
    expect(await tell(creditOf('BANK-3', '5.00'), 'm-forged', FORGER)).toBe(401)
    expect(await tell(creditOf('BANK-4', '5.00'), 'm-4')).toBe(200)
    expect(await tell(creditOf('BANK-5', '5.00'), 'm-4')).toBe(409)
    expect(await tell(creditOf('BANK-6', '5.00', { organisationId: randomUUID() }))).toBe(404)
    expect(await settled()).toBeCloseTo(before + 5)
  })

  it('is told by the simulator, once, where somebody says so to its journal (TRU-530)', async () => {
    const before = await settled()
    const credit = {
      creditId: 'JOURNAL-1',
      amount: '12.00',
      currency: 'USD',
      bookedAt: '2026-01-02T09:00:00Z',
    }
    journal.append({ kind: 'credit', holder: { organisationId, environment: 'uat' }, credit })
    await world.pass(1)
    await world.pass(1000)
    expect(await settled()).toBeCloseTo(before + 12)
  })

  it('opens an account in a currency that the organisation had none in (TRU-530)', async () => {
    expect(await tell(creditOf('BANK-7', '900', { currency: 'JPY' }))).toBe(200)
    const maker = await signIn(world.app, LUMEN.email)
    const { body } = await maker.call('GET', '/balance-information')
    const yen = (body as Answer<'balances.read'>).balances.find(({ currency }) => currency === 'JPY')
    expect(Number(yen?.available)).toBe(900)
  })

  it('books what people asked for under the same reference, and not a second time what they booked (TRU-530)', async () => {
    const before = await settled()
    const byHand = (reference: string) =>
      asSystem(store, (trx) =>
        askForCredit(
          trx,
          {
            organisation: NAME,
            environment: 'uat',
            currency: 'USD',
            amount: '7.00',
            kind: 'CREDIT',
            reference,
          },
          'first',
        ),
      )
    await byHand('WIRE-1')
    const booked = await byHand('WIRE-2')
    await asSystem(store, (trx) => decideCredit(trx, booked, 'booked', 'second'))
    expect(await tell(creditOf('WIRE-1', '7'))).toBe(200)
    expect(await tell(creditOf('WIRE-2', '7'))).toBe(200)
    expect(await settled()).toBeCloseTo(before + 14)
  })

  it('is not booked as another amount under an ID that was booked; the people of the provider look at it (TRU-530)', async () => {
    expect(await tell(creditOf('BANK-8', '10.00'))).toBe(200)
    const before = await settled()
    expect(await tell(creditOf('BANK-8', '11.00'))).toBe(409)
    expect(await settled()).toBe(before)
    const [stuck] = await onList()
    expect(stuck).toMatchObject({
      client: NAME,
      amount: '11.00',
      currency: 'USD',
      ends: 'PERSON',
      question: 'BALANCE',
      detail: 'BANK-8: 11.00 USD instead of 10.00 USD',
    })
    await resumeAll()
    expect(await onList()).toEqual([])
  })

  it.each<[what: string, more: object]>([
    ['an amount below nothing', { amount: '-5.00' }],
    ['no amount', { amount: '0.00' }],
    ['a number instead of an amount', { amount: 5 }],
    ['an amount finer than its currency', { amount: '1.005' }],
    ['a currency that nobody knows', { currency: 'USX' }],
    ['a currency in small letters', { currency: 'usd' }],
    ['a time that is still to come', { bookedAt: '2126-01-01T00:00:00Z' }],
    ['an ID of two lines', { creditId: 'A\nB' }],
  ])('is not booked with %s, and the people of the provider are told (TRU-530)', async (_, more) => {
    const before = await settled()
    expect(await tell(creditOf(`WRONG-${randomUUID()}`, '5.00', more))).toBe(422)
    expect(await settled()).toBe(before)
    expect(await onList()).toMatchObject([{ client: NAME, ends: 'PERSON' }])
    await resumeAll()
  })
})
