import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import { askForCredit, decideCredit, listCredits } from '#server/balances/credit.ts'
import { memoryJournal } from '#server/network/simulator/journal.ts'
import type { Store } from '#server/store/store.ts'
import { approve, booksOf, hold } from './approving.ts'
import { createTestStore } from './engines.ts'
import { fund, ledgerOf } from './funding.ts'
import { move, placePayment, see } from './legacy-payments.ts'
import { askQuote, codeOf, identityNamed } from './paying.ts'
import { signIn } from './sign-in.ts'
import { say } from './simulated.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const LUMEN = { email: 'maker@lumen.example' }
const NAME = 'Lumen Marketplace Inc.'

describe('money that came in and that the bank takes back', () => {
  let store: Store
  let world: World
  let organisationId: string
  const journal = memoryJournal()

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store, undefined, undefined, undefined, journal)
    const { rows } = await asSystem(store, (trx) =>
      sql<{ id: string }>`select id from organisations where name = ${NAME}`.execute(trx),
    )
    organisationId = rows[0]!.id
  })

  const place = () => ({
    organisationId,
    environment: 'uat',
    currency: 'USD',
    bookedAt: '2026-01-02T09:00:00Z',
  })
  const tell = (type: string, data: object) =>
    say(world.app, randomUUID(), { type, data: { ...place(), ...data } })
  const credit = (creditId: string, amount: string) => tell('account.credit', { creditId, amount })
  const reverse = (reversalId: string, amount: string, creditId?: string) =>
    tell('account.reversal', { reversalId, amount, ...(creditId !== undefined && { creditId }) })
  const available = async () => {
    const maker = await signIn(world.app, LUMEN.email)
    const { body } = await maker.call('GET', '/balance-information')
    const usd = (body as Answer<'balances.read'>).balances.find(({ currency }) => currency === 'USD')
    return Number(usd?.available)
  }
  const onList = async () => {
    const staff = await signIn(world.app, 'provider@staff.example')
    const { body } = await staff.call('GET', '/provider/stuck_payouts', { query: { size: '100' } })
    return (body as Answer<'providerStuck.list'>).content.filter(
      ({ kind, client }) => kind === 'ACCOUNT' && client === NAME,
    )
  }
  const waiting = async (reference: string) => {
    const lines = await asSystem(store, listCredits)
    return lines.find((line) => line.includes(`'${reference}'`))?.split(' ')[0]
  }
  const personOf = (email: string) =>
    asSystem(store, (trx) =>
      trx.selectFrom('users').select(['id', 'org_id']).where('email', '=', email).executeTakeFirstOrThrow(),
    )
  const noticesOf = async (reference: string) => {
    const { rows } = await asSystem(store, (trx) =>
      sql<{ event: string; email: string }>`select n.event_type as event, u.email from notifications n
        join users u on u.org_id = n.org_id and u.id = n.user_id
        where n.facts ->> 'reference' = ${reference} order by n.created_at, u.email`.execute(trx),
    )
    return rows.map(({ event, email }) => `${event} ${email}`)
  }
  const decide = (id: string, state: 'booked' | 'rejected') =>
    asSystem(store, (trx) => decideCredit(trx, id, state, 'second'))

  it('is set aside at once, once, and stands on the list until a person has looked at it (TRU-820)', async () => {
    await fund(store, LUMEN, '1000.00')
    expect(await credit('IN-1', '250.00')).toBe(200)
    expect(await available()).toBe(1250)
    const answers = await Promise.all([1, 2, 3].map(() => reverse('BACK-1', '250.00', 'IN-1')))
    expect(answers).toEqual([200, 200, 200])
    expect(await available()).toBe(1000)
    expect(Number((await ledgerOf(store, LUMEN)).settled)).toBe(1250)
    expect(await onList()).toMatchObject([
      {
        client: NAME,
        amount: '250.00',
        currency: 'USD',
        ends: 'PERSON',
        detail: expect.stringContaining('BACK-1'),
      },
    ])
    await world.pass(120)
    expect(await onList()).toHaveLength(1)
    await decide((await waiting('BACK-1'))!, 'booked')
    expect(await available()).toBe(1000)
    expect(Number((await ledgerOf(store, LUMEN)).settled)).toBe(1000)
    expect(await waiting('BACK-1')).toBeUndefined()
    expect(await reverse('BACK-1', '250.00', 'IN-1')).toBe(200)
    expect(await available()).toBe(1000)
  })

  it('leaves nothing to spend where it was spent already, until more came in (TRU-820)', async () => {
    await fund(store, LUMEN, '100.00')
    expect(await reverse('BACK-2', '400.00')).toBe(200)
    const maker = await signIn(world.app, LUMEN.email)
    expect(codeOf(await askQuote(maker, await identityNamed(maker, 'Taller Azul')))).toBe(
      'INSUFFICIENT_FUNDS',
    )
    expect(await credit('IN-2', '350.00')).toBe(200)
    expect(await available()).toBe(50)
    await decide((await waiting('BACK-2'))!, 'rejected')
    expect(await available()).toBe(450)
  })

  it('is paid by nothing that was set aside for a payment before, until more came in (TRU-825)', async () => {
    const maker = await signIn(world.app, 'maker@northwind.example')
    const checker = await signIn(world.app, 'checker@northwind.example')
    await fund(store, { email: 'maker@northwind.example' }, '500.00')
    const [first, late] = [await hold(maker, 'Employee MX-2'), await hold(maker, 'Employee MX-2')]
    const ofNorthwind = { organisationId: (await personOf('maker@northwind.example')).org_id }
    expect((await approve(checker, first)).status).toBe(200)
    await tell('account.reversal', { reversalId: 'BACK-N', amount: '9000.00', ...ofNorthwind })
    const refused = await approve(checker, late)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'ACCOUNT_OVERDRAWN'])
    expect(await booksOf(store, late)).toMatchObject({ sent: 0, status: 'pending' })
    await tell('account.credit', { creditId: 'IN-N', amount: '9000.00', ...ofNorthwind })
    expect((await approve(checker, late)).status).toBe(200)
  })

  it.each([
    ['settle', 'LOCKED'],
    ['retry', 'SETTLEMENT_DECLINED'],
  ])('keeps a payment of the legacy flow from %s until more came in (TRU-825)', async (path, state) => {
    const email = 'maker@cordillera.example'
    const ofCordillera = { organisationId: (await personOf(email)).org_id }
    const maker = await signIn(world.app, email)
    await fund(store, { email }, '0.00')
    const id = await placePayment(store, { state, labels: ['pending_approval', 'approved'] })
    await tell('account.reversal', { reversalId: `BACK-${state}`, amount: '0.01', ...ofCordillera })
    const refused = await move(maker, id, path)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'ACCOUNT_OVERDRAWN'])
    expect(await see(maker, id)).toMatchObject({ payment_state: state, settling: false })
    await tell('account.credit', { creditId: `IN-${state}`, amount: '0.01', ...ofCordillera })
    expect((await move(maker, id, path)).status).toBe(200)
  })

  it('is told once to people who may fund the account, whoever took it back, and again once it is free (TRU-826)', async () => {
    const funders = ['admin2@lumen.example', 'admin@lumen.example', LUMEN.email]
    const noticesTo = (event: string) => funders.map((email) => `${event} ${email}`)
    await fund(store, LUMEN, '1000.00')
    await reverse('BACK-T', '90.00')
    await reverse('BACK-T', '90.00')
    const request = { organisation: NAME, environment: 'uat', currency: 'USD', amount: '10.00' }
    await asSystem(store, (trx) =>
      askForCredit(trx, { ...request, kind: 'REVERSAL', reference: 'BACK-H' }, 'first'),
    )
    await world.pass(120)
    await world.pass(120)
    expect(await noticesOf('BACK-T')).toEqual(noticesTo('MONEY_TAKEN_BACK'))
    expect(await noticesOf('BACK-H')).toEqual(noticesTo('MONEY_TAKEN_BACK'))
    await decide((await waiting('BACK-T'))!, 'rejected')
    await decide((await waiting('BACK-H'))!, 'booked')
    await world.pass(120)
    expect(await noticesOf('BACK-T')).toEqual([
      ...noticesTo('MONEY_TAKEN_BACK'),
      ...noticesTo('MONEY_SET_FREE'),
    ])
    expect(await noticesOf('BACK-H')).toEqual(noticesTo('MONEY_TAKEN_BACK'))
    const admin = await signIn(world.app, 'admin@lumen.example')
    const { id } = await personOf('admin@lumen.example')
    const { body } = await admin.call('POST', `/users/${id}/notifications`, {
      query: { env_name: 'uat' },
      body: {},
    })
    expect((body as { notifications: unknown[] }).notifications).toContainEqual(
      expect.objectContaining({
        title: 'The bank took money back',
        message:
          '90.00 USD that had come in are set aside in your USD account. The bank’s reference is BACK-T. If less than nothing is available, no payment is sent until you bring money in.',
        path: '/home',
      }),
    )
  })

  it('is told by the simulator, once, where somebody says so to its journal (TRU-826)', async () => {
    await fund(store, LUMEN, '100.00')
    const reversal = {
      reversalId: 'JOURNAL-R',
      creditId: 'JOURNAL-1',
      amount: '12.00',
      currency: 'USD',
      bookedAt: '2026-01-02T09:00:00Z',
    }
    journal.append({ kind: 'reversal', holder: { organisationId, environment: 'uat' }, reversal })
    await world.pass(1)
    await world.pass(1000)
    expect(await available()).toBe(88)
  })

  it('is set aside by people too, and booked by another one (TRU-820)', async () => {
    await fund(store, LUMEN, '100.00')
    const request = { organisation: NAME, environment: 'uat', currency: 'USD', amount: '30.00' }
    const id = await asSystem(store, (trx) =>
      askForCredit(trx, { ...request, kind: 'REVERSAL', reference: 'BACK-3' }, 'first'),
    )
    expect(await available()).toBe(70)
    await expect(asSystem(store, (trx) => decideCredit(trx, id, 'booked', 'first'))).rejects.toThrow(
      /another person/,
    )
    const before = Number((await ledgerOf(store, LUMEN)).settled)
    await decide(id, 'booked')
    expect(await available()).toBe(70)
    expect(Number((await ledgerOf(store, LUMEN)).settled)).toBe(before - 30)
  })

  it('is no other amount under an ID that was taken, and none that cannot be read (TRU-820)', async () => {
    await fund(store, LUMEN, '500.00')
    expect(await reverse('BACK-4', '10.00')).toBe(200)
    expect(await reverse('BACK-4', '11.00')).toBe(409)
    expect(await credit('IN-5', '5.00')).toBe(200)
    expect(await reverse('IN-5', '5.00')).toBe(409)
    expect(await reverse('BACK-6', '-5.00')).toBe(422)
    expect(await available()).toBe(495)
    expect(await onList()).toMatchObject([{ ends: 'PERSON' }])
  })
})
