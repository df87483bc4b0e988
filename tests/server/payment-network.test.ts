import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { takeReports } from '#server/payments/report.ts'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import { legacyQuote, move, placePayment, see, setSettings, trailOf } from './legacy-payments.ts'
import { identityNamed, pay, type Caller } from './paying.ts'
import { shippedMoving } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const HOUR = 3600

describeAnyEngine('the other institutions of a legacy payment', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let checker: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@cordillera.example')
    checker = await signIn(world.app, 'checker@cordillera.example')
  })

  const start = async (receiverAccount: string): Promise<string> => {
    const { body } = await maker.call('POST', '/quote_collections', {
      body: legacyQuote({ receiverAccount }),
    })
    const { quote_id } = (body as { quotes: { quote_id: string }[] }).quotes[0]!
    const accepted = { quote_id, sender_end_to_end_id: 'E-1' }
    await maker.call('POST', '/payments/accept', { key: randomUUID(), body: accepted })
    return quote_id
  }
  const stateOf = async (id: string) => (await see(maker, id)).payment_state
  /** Lets the others do one thing after the other, none of which takes a minute. */
  const wait = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await world.pass(60)
  }
  const eventsOf = async (id: string) => (await trailOf(maker, id)).map(({ event }) => event)
  /** Lists the audit entries of the network, which name no person of the organisation. */
  const reportsOf = (id: string) =>
    asSystem(store, async (trx) => {
      const rows = await trx
        .selectFrom('audit_trail')
        .select(['user_id', 'details'])
        .where('object_id', '=', id)
        .where('action', '=', 'payment.report')
        .orderBy('seq')
        .execute()
      expect(rows.every(({ user_id }) => user_id === null)).toBe(true)
      return rows.map(({ details }) => details)
    })

  it('brings a payment to its beneficiary once it is approved and settled (PAY-048)', async () => {
    const id = await start('payout')
    await wait(2)
    expect(await stateOf(id)).toBe('LOCKED')
    await move(checker, id, 'approve')
    await wait(1)
    expect(await stateOf(id)).toBe('LOCKED')
    await move(maker, id, 'settle')
    await wait(3)
    expect(await stateOf(id)).toBe('COMPLETED')
    expect(await eventsOf(id)).toEqual([
      'quote accepted',
      'compliance verification started',
      'locked',
      'authorized',
      'prepared',
      'executed',
      'completed',
    ])
    expect((await reportsOf(id)).map(({ event }) => event)).toEqual([
      'compliance verification started',
      'locked',
      'prepared',
      'executed',
      'completed',
    ])
  })

  it('writes one row of the audit trail for each change of a payment, in its transaction, and none for what it said before', async () => {
    const lumen = await signIn(world.app, 'maker@lumen.example')
    const { body } = await pay(lumen, await identityNamed(lumen, 'Taller Azul'))
    const { payment_id: paymentId } = body as { payment_id: string }
    await wait(4)
    const steps = ['VALIDATING', 'TRANSFERRING', 'COMPLETED']
    expect((await reportsOf(paymentId)).map(({ to }) => to)).toEqual(steps)
    const { orgId } = (await lumen.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>()
      .claims
    const report = { orgId, environment: 'uat', paymentId, cause: 'account-closed' } as const
    const say = (state: 'COMPLETED' | 'RETURNED', isUndone: boolean) =>
      asSystem(store, async (trx) => {
        const isTaken = await takeReports(shippedMoving())(trx, { ...report, state })
        if (isUndone) throw new Error('The change failed.')
        return isTaken
      })
    expect(await say('COMPLETED', false)).toBe(false)
    await expect(say('RETURNED', true)).rejects.toThrow('The change failed.')
    expect(await reportsOf(paymentId)).toHaveLength(steps.length)
    expect(await say('RETURNED', false)).toBe(true)
    expect((await reportsOf(paymentId)).at(-1)).toEqual({
      to: 'RETURNED',
      event: 'returned',
      cause: 'account-closed',
    })
  })

  it('declines a lock and a settlement once, and agrees when it is tried again', async () => {
    const id = await start('lock-declined')
    await wait(2)
    expect(await stateOf(id)).toBe('LOCK_DECLINED')
    await move(maker, id, 'retry')
    await wait(1)
    expect(await stateOf(id)).toBe('LOCKED')
    const approved = { labels: ['pending_approval', 'approved'], fullyLocked: true }
    const declined = await placePayment(store, {
      state: 'LOCKED',
      ...approved,
      scenario: 'settlement-declined',
    })
    await move(maker, declined, 'settle')
    await wait(1)
    expect(await see(maker, declined)).toMatchObject({
      payment_state: 'SETTLEMENT_DECLINED',
      settling: false,
    })
    await move(maker, declined, 'retry')
    await wait(3)
    expect(await stateOf(declined)).toBe('COMPLETED')
    expect(await eventsOf(declined)).toEqual(['settlement declined', 'prepared', 'executed', 'completed'])
  })

  it('forwards, fails and sends back, with the cause in words (PAY-054)', async () => {
    const approved = { state: 'LOCKED', labels: ['pending_approval', 'approved'], fullyLocked: true }
    const place = (scenario: string) => placePayment(store, { ...approved, scenario })
    const [forwarded, failed, returned] = [
      await place('forwarded'),
      await place('payout-failed'),
      await place('sent-back'),
    ]
    for (const id of [forwarded, failed, returned]) await move(maker, id, 'settle')
    await wait(3)
    expect(await stateOf(forwarded)).toBe('FORWARDED')
    await wait(2)
    expect(await stateOf(forwarded)).toBe('COMPLETED')
    expect(await see(maker, failed)).toMatchObject({
      payment_state: 'FAILED',
      error: { causeClass: 'NOT_FOUND' },
    })
    await world.pass(HOUR)
    expect(await see(maker, returned)).toMatchObject({
      payment_state: 'RETURNED',
      returned: { reason: expect.stringMatching(/funds are in your balance again/) },
    })
  })

  it('settles at the other side after our lock, and leaves completing to us', async () => {
    const id = await placePayment(store, { state: 'ACCEPTED', side: 'receiver' })
    await move(maker, id, 'lock')
    await wait(2)
    expect(await stateOf(id)).toBe('EXECUTED')
    await wait(2)
    expect(await stateOf(id)).toBe('EXECUTED')
    await move(maker, id, 'complete')
    expect(await stateOf(id)).toBe('COMPLETED')
  })

  it('does nothing after the contract ran out', async () => {
    const id = await placePayment(store, { state: 'ACCEPTED', side: 'receiver', seconds: 10 })
    await move(maker, id, 'lock')
    await wait(2)
    expect(await stateOf(id)).toBe('EXPIRED')
    const silent = await start('silent')
    await world.pass(25 * HOUR)
    expect(await see(maker, silent)).toMatchObject({
      payment_state: 'EXPIRED',
      approval: { status: 'expired' },
    })
  })

  it('settles by itself where the organisation wants that, and only there', async () => {
    await setSettings(store, { payment_authorization: 'false', auto_settlement: 'true' })
    const alone = await start('payout')
    await wait(5)
    expect(await stateOf(alone)).toBe('COMPLETED')
    expect((await reportsOf(alone)).map(({ event }) => event)).toContain('settled by itself')
    await setSettings(store, { auto_settlement: 'false' })
    const requested = await start('payout')
    await wait(5)
    expect(await see(maker, requested)).toMatchObject({
      payment_state: 'LOCKED',
      internal_info: { labels: [] },
    })
    expect((await move(maker, requested, 'settle')).status).toBe(200)
    await setSettings(store, { payment_authorization: 'true' })
  })
})
