import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { takeReports } from '#server/payments/report.ts'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import { identityNamed, pay, type Caller } from './paying.ts'
import { shippedMoving } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

interface Shown {
  payment_id: string
  payment_state: string
  timeline: { state: string; at: string }[]
  transactionHash?: string
  error?: { code: string; causeClass: string; title: string; description: string }
  returned?: { reason: string }
}

describeAnyEngine('the simulated network', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@lumen.example')
  })

  const start = async (nickName: string) =>
    ((await pay(maker, await identityNamed(maker, nickName))).body as Shown).payment_id

  const read = async (id: string) => (await maker.call('GET', `/payments/${id}`)).body as Shown

  it('moves a payment to COMPLETED as time passes, and not before (PAY-051)', async () => {
    const id = await start('Taller Azul')
    expect((await read(id)).payment_state).toBe('INITIATED')
    await world.pass(1)
    expect((await read(id)).payment_state).toBe('INITIATED')
    for (let second = 0; second < 25; second += 1) await world.pass(1)
    expect((await read(id)).payment_state).toBe('COMPLETED')
    const { timeline } = await read(id)
    expect(timeline.map((step) => step.state)).toEqual([
      'INITIATED',
      'VALIDATING',
      'TRANSFERRING',
      'COMPLETED',
    ])
    expect(timeline.map((step) => step.at)).toEqual(timeline.map((step) => step.at).toSorted())
    const trail = await maker.call('GET', `/audit/payment/${id}`)
    const { events } = trail.body as { events: { event: string; by?: { email: string } }[] }
    expect(events.map((one) => one.event)).toEqual([
      'initiated',
      'compliance verification started',
      'executed',
      'completed',
    ])
    expect(events[0]?.by?.email).toBe('maker@lumen.example')
  })

  it('fails with the class and the words of its cause (PAY-027, PAY-052)', async () => {
    const [closed, outage] = [
      await start('Molino Norte (closed account)'),
      await start('Contractor US-1 (outage)'),
    ]
    for (let step = 0; step < 3; step += 1) await world.pass(60)
    expect(await read(closed)).toMatchObject({
      payment_state: 'FAILED',
      error: {
        causeClass: 'NOT_FOUND',
        code: 'NTF_013',
        title: 'The account is closed',
        description: expect.stringMatching(/^The beneficiary’s account no longer takes payments\./),
      },
    })
    expect(await read(outage)).toMatchObject({
      payment_state: 'FAILED',
      error: { causeClass: 'SYSTEM_ERROR' },
    })
  })

  it('returns the funds of a payment that had arrived, and tells its initiator (PAY-054, TRU-232)', async () => {
    const id = await start('Caja Sur (sends back)')
    for (let step = 0; step < 3; step += 1) await world.pass(60)
    expect((await read(id)).payment_state).toBe('COMPLETED')
    await world.pass(3600)
    const shown = await read(id)
    expect(shown.payment_state).toBe('RETURNED')
    expect(shown.returned?.reason).toContain('your balance again')
    const mailed = await asSystem(store, (trx) =>
      trx
        .selectFrom('outbox')
        .innerJoin('users', (join) => join.on(sql<boolean>`users.id::text = any (outbox.people)`))
        .select('users.email')
        .where('event_type', '=', 'PAYMENT_RETURNED')
        .execute(),
    )
    expect(mailed).toEqual([{ email: 'maker@lumen.example' }])
  })

  it('names the transaction of a payment to a wallet, and what it was made with (PAY-026)', async () => {
    const made = await pay(maker, await identityNamed(maker, 'Ledger treasury'), { paymentMemo: 'lot 7' })
    const id = (made.body as Shown).payment_id
    for (let step = 0; step < 3; step += 1) await world.pass(60)
    expect(await read(id)).toMatchObject({
      transactionHash: expect.stringMatching(/^[0-9A-F]{64}$/),
      beneficiary: { nickName: 'Ledger treasury' },
      quote: { sourceAmount: '150.00', sourceCurrency: 'USD' },
      memo: 'LOT 7',
      endToEndId: expect.stringMatching(/^E2E/),
    })
  })

  it('takes a report once and in its turn only', async () => {
    const id = await start('Taller Azul')
    const report = (state: 'VALIDATING' | 'COMPLETED' | 'FAILED') =>
      asSystem(store, async (trx) => {
        const row = await trx
          .selectFrom('payments')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        return takeReports(shippedMoving())(trx, {
          orgId: row.org_id,
          environment: row.environment,
          paymentId: id,
          state,
        })
      })
    expect([await report('COMPLETED'), await report('VALIDATING'), await report('VALIDATING')]).toEqual([
      false,
      true,
      false,
    ])
    expect(await report('FAILED')).toBe(true)
    for (let step = 0; step < 3; step += 1) await world.pass(60)
    const { timeline, payment_state } = await read(id)
    expect([payment_state, timeline.length]).toEqual(['FAILED', 3])
  })

  it('leaves no job behind for a payment that was refused', async () => {
    const taller = await identityNamed(maker, 'Taller Azul')
    const refused = await pay(maker, taller, { paymentMemo: '#' }, randomUUID())
    expect(refused.status).toBe(422)
    await world.pass(60)
  })
})
