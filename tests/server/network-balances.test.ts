import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import { networkData } from '#server/network/data.ts'
import { askForCredit, decideCredit } from '#server/balances/credit.ts'
import { reserve } from '#server/balances/reservation.ts'
import { writeAudit } from '#server/store/audit.ts'
import type { Store } from '#server/store/store.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { fund, ledgerOf } from './funding.ts'
import { signIn } from './sign-in.ts'
import { say } from './simulated.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const LUMEN = { email: 'maker@lumen.example' }
const NAME = 'Lumen Marketplace Inc.'
const { every, differs } = networkData().balances
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })

describeEachEngineAtLength('balances of the network', (makeStore, engine) => {
  let store: Store
  let world: World
  let organisationId: string

  const now = async () => {
    const { rows } = await asSystem(store, (trx) => sql<{ now: Date }>`select app_now() as now`.execute(trx))
    return rows[0]!.now.toISOString()
  }
  /** Sets the network's answer about Lumen's dollars until the next call; other organisations get a 404. */
  const network = async (answer: (balance: object) => Response) => {
    const asOf = await now()
    const balance = { currency: 'USD', type: 'ITBD', amount: '1000.00', indicator: 'CRDT', asOf }
    world.network.answer((path) => {
      if (!path.startsWith('/balances/')) return undefined
      return path === `/balances/uat/${organisationId}` ? answer(balance) : json({}, 404)
    })
  }
  const saying = (balances: object[], more: object = {}) =>
    json({ organisationId, environment: 'uat', balances, ...more })
  const later = async (seconds: number) => {
    await world.pass(seconds)
    await world.pass(1)
  }
  const shown = async (currency = 'USD') => {
    const maker = await signIn(world.app, LUMEN.email)
    const { body } = await maker.call('GET', '/balance-information')
    return (body as Answer<'balances.read'>).balances.find((one) => one.currency === currency)!
  }
  const onList = async () => {
    const staff = await signIn(world.app, 'provider@staff.example')
    const { body } = await staff.call('GET', '/provider/stuck_payouts', { query: { size: '100' } })
    const { content } = body as Answer<'providerStuck.list'>
    return content.filter(
      ({ kind, client, currency }) => kind === 'ACCOUNT' && client === NAME && currency === 'USD',
    )
  }
  const ledger = async () => {
    const { settled, holds } = await ledgerOf(store, LUMEN)
    return { settled: Number(settled), reserved: Number(holds) }
  }

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    const { rows } = await asSystem(store, (trx) =>
      sql<{ id: string }>`select id from organisations where name = ${NAME}`.execute(trx),
    )
    organisationId = rows[0]!.id
    await fund(store, LUMEN, '1000.00')
  })

  it('are shown beside our own, which stays as it is, and nobody is told while both agree (TRU-531)', async () => {
    const { settled } = await ledger()
    await network((balance) =>
      saying([
        { ...balance, amount: settled.toFixed(2) },
        { ...balance, type: 'ITAV', amount: '900.00' },
        { ...balance, type: 'OPBD', amount: '1.00' },
      ]),
    )
    await later(every + 1)
    expect(await shown()).toMatchObject({
      network: { booked: settled.toFixed(2), available: '900.00', differs: false },
    })
    expect((await ledger()).settled).toBe(settled)
    await later(differs + every)
    expect(await onList()).toEqual([])
  })

  it('are explained by what is under way, and are on the list only when they differ for long, until they agree again (TRU-531)', async () => {
    const { settled, reserved } = await ledger()
    const entry = { orgId: organisationId, environment: 'uat', currency: 'USD', amount: '100' } as const
    await asSystem(store, (trx) =>
      reserve(trx, { ...entry, objectId: randomUUID(), objectType: 'PAYMENT' }, 'amount'),
    )
    const amountOf = (more: number) => (settled + more).toFixed(2)
    await network((balance) => saying([{ ...balance, amount: amountOf(-100) }]))
    await later(differs + every)
    await later(every + 1)
    expect(await onList(), 'what was set aside has left the bank').toEqual([])
    await network((balance) => saying([{ ...balance, amount: amountOf(-reserved - 100.01) }]))
    await later(every + 1)
    expect(await onList(), 'it differs since a moment').toEqual([])
    await later(differs + 1)
    await later(every + 1)
    expect(await onList()).toMatchObject([{ amount: '0.01', ends: 'NEWS', question: 'BALANCE' }])
    expect(await shown()).toMatchObject({ network: { differs: true } })
    expect((await ledger()).settled).toBe(settled)
    const notices = await asSystem(store, (trx) =>
      sql`select 1 from notifications where event_type = 'PAYOUT_STUCK' and facts ->> 'client' = ${NAME}
        and facts ->> 'currency' = 'USD'`.execute(trx),
    )
    expect(notices.rows.length).toBeGreaterThan(0)
    await network((balance) => saying([{ ...balance, amount: amountOf(0) }]))
    await later(every + 1)
    expect(await onList()).toEqual([])
  })

  it('book what came in and no message brought, once (TRU-530, TRU-531)', async () => {
    const { settled } = await ledger()
    const credit = {
      creditId: 'STATED-1',
      amount: '30.00',
      currency: 'USD',
      bookedAt: '2026-01-01T00:00:00Z',
    }
    await network((balance) => saying([balance], { credits: [credit] }))
    await later(every + 1)
    await later(every + 1)
    expect((await ledger()).settled).toBeCloseTo(settled + 30)
  })

  it.runIf(engine === 'postgres')(
    'book several credits without holding the trail from anybody who pays from one of the accounts (TRU-938)',
    async () => {
      const bookedAt = '2026-01-01T00:00:00Z'
      const credits = ['GBP', 'USD'].map((currency) => ({
        creditId: `STATED-${currency}`,
        amount: '7.00',
        currency,
        bookedAt,
      }))
      const { settled } = await ledger()
      await network((balance) => saying([balance], { credits }))
      const countWaiting = async () => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%balances%'`.execute(
          store.db,
        )
        return rows[0]!.count
      }
      const [passing] = await asSystem(store, async (trx) => {
        await sql`select 1 from balances where org_id = ${organisationId} and environment = 'uat' and currency = 'USD'
          and account_type = 'PAYMENTS' for update`.execute(trx)
        const waiting = later(every + 1)
        await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1)
        await sql`set local lock_timeout = '500ms'`.execute(trx)
        const place = { orgId: organisationId, environment: 'uat' as const, userId: null }
        await writeAudit(trx, place, { action: 'account.credit.ask', objectType: 'account' })
        return [waiting]
      })
      await passing
      expect((await ledger()).settled).toBeCloseTo(settled + 7)
    },
  )

  it('name a credit that contradicts ours until a person has looked at it, and not again with each answer; who reads Spanish reads why in it (TRU-498, TRU-530)', async () => {
    const credit = {
      creditId: 'STATED-1',
      amount: '31.00',
      currency: 'USD',
      bookedAt: '2026-01-01T00:00:00Z',
    }
    const { settled } = await ledger()
    await network(() => saying([], { credits: [credit] }))
    await later(every + 1)
    const [stuck] = await onList()
    expect(stuck).toMatchObject({ detail: 'STATED-1: 31.00 USD instead of 30.00 USD', ends: 'PERSON' })
    const staff = await signIn(world.app, 'provider@staff.example')
    const spanish = { headers: { 'accept-language': 'es-MX' } }
    const read = await staff.call('GET', `/provider/stuck_payouts/${stuck!.id}`, spanish)
    expect(read.body).toMatchObject({ detail: 'STATED-1: 31.00 USD en lugar de 30.00 USD' })
    await staff.call('POST', `/provider/stuck_payouts/${stuck!.id}/ask`, { body: {} })
    await later(every + 1)
    await later(every + 1)
    expect(await onList()).toEqual([])
    expect((await ledger()).settled).toBe(settled)
  })

  it('are compared with what our ledger had at their moment, and with what the bank had booked by then (TRU-531)', async () => {
    const { settled } = await ledger()
    const asOf = await now()
    await world.pass(60)
    const bookedAt = '2026-01-01T00:00:00Z'
    const data = {
      organisationId,
      environment: 'uat',
      creditId: 'EARLY-1',
      amount: '8.00',
      currency: 'USD',
      bookedAt,
    }
    expect(await say(world.app, randomUUID(), { type: 'account.credit', data })).toBe(200)
    const request = { organisation: NAME, environment: 'uat', currency: 'USD', amount: '400.00' } as const
    await asSystem(store, async (trx) => {
      const id = await askForCredit(trx, { ...request, kind: 'CREDIT', reference: 'LATER-1' }, 'first')
      await decideCredit(trx, id, 'booked', 'second')
    })
    expect((await ledger()).settled).toBeCloseTo(settled + 408)
    await network((balance) => saying([{ ...balance, amount: (settled + 8).toFixed(2), asOf }]))
    await later(every + 1)
    await later(differs + every)
    expect(await shown()).toMatchObject({ network: { asOf, differs: false } })
    expect(await onList()).toEqual([])
  })

  it('are not gone back on by an answer that is older than what is shown (TRU-531)', async () => {
    await network((balance) => saying([{ ...balance, amount: '77.00' }]))
    await later(every + 1)
    await network((balance) => saying([{ ...balance, amount: '66.00', asOf: '2026-01-01T00:00:00Z' }]))
    await later(every + 1)
    expect(await shown()).toMatchObject({ network: { booked: '77.00' } })
  })

  it.each<[what: string, reason: string, answer: (balance: object) => Response]>([
    ['an amount below nothing', 'unreadable', (one) => saying([{ ...one, amount: '-5.00' }])],
    ['a number', 'unreadable', (one) => saying([{ ...one, amount: 1000 }])],
    ['a currency that nobody knows', 'unreadable', (one) => saying([{ ...one, currency: 'USX' }])],
    ['a type that is none', 'unreadable', (one) => saying([{ ...one, type: 'BOOKED' }])],
    [
      'a time that is still to come',
      'unreadable',
      (one) => saying([{ ...one, asOf: '2126-01-01T00:00:00Z' }]),
    ],
    ['two amounts at one moment', 'unreadable', (one) => saying([one, { ...one, amount: '1.00' }])],
    [
      'the account of somebody else',
      'unreadable',
      () => json({ organisationId: randomUUID(), environment: 'uat', balances: [] }),
    ],
    ['that our signature is wrong', 'unauthorized', () => json({}, 403)],
  ])(
    'change nothing that is shown when they say %s, and the people of the provider are told (TRU-531)',
    async (_, reason, answer) => {
      await network((balance) => saying([balance]))
      await later(every + 1)
      const before = await shown()
      expect(before.network?.booked).toBe('1000.00')
      await network(answer)
      await later(every + 1)
      expect((await shown()).network).toEqual(before.network)
      const [stuck] = await onList()
      expect(stuck?.why).toBe(networkData().payouts.stuck[reason as 'unreadable'].says)
      await network(() => json({}, 404))
      await later(every * 2)
      expect(await onList()).toEqual([])
    },
  )

  it('say nothing while the network is silent, which is on the list when it lasts (TRU-531)', async () => {
    await network(() => json({}, 503))
    await later(every + 1)
    expect(await onList()).toEqual([])
    await later(networkData().payouts.waits.silent + every * 2)
    await later(networkData().payouts.waits.longest * 2)
    expect(await onList()).toMatchObject([{ why: networkData().payouts.stuck.silent.says }])
  })
})
