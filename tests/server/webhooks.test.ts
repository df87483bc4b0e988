import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { recordEvent } from '#server/payments/events.ts'
import { moveClock } from '#server/store/clock.ts'
import { inTenant } from '#server/store/tenant.ts'
import { postMessage } from '#server/webhooks/post.ts'
import { signMessage } from '#server/secrets/signature.ts'
import { identityNamed, pay } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { isSignedWith, openWebhookReceiver } from './webhook-receiver.ts'
import { DOMAIN, openWebhooks } from './webhooking.ts'

const HOUR = 3600
const DAY = 24 * 3600
const ACCOUNT = 'DE89370400440532013000'
const {
  store,
  app,
  admin,
  receiver,
  orgId,
  paymentId,
  jobOf,
  send,
  add,
  rotate,
  obtain,
  read,
  deliveries,
  happens,
  events,
  trailOf,
  reset,
} = await openWebhooks()

beforeEach(reset)

it('signs as Standard Webhooks say, by the vector that they publish (TRU-224)', () => {
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1_614_265_330,
    body: '{"test": 2432232314}',
  }
  expect(signMessage(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

it('tells a program what a payment came to be: signed, once, with a version and no account number (TRU-224, TRU-225)', async () => {
  const { secret } = await obtain()
  const maker = await signIn(app, `maker@${DOMAIN}`)
  const paid = await pay(maker, await identityNamed(maker, 'Alder Press'), { internalId: ACCOUNT })
  expect(paid.status, JSON.stringify(paid.body)).toBe(202)
  await send()
  await send()
  expect(receiver.received).toHaveLength(1)
  const [message] = receiver.received
  expect(isSignedWith(message!, secret)).toBe(true)
  expect(isSignedWith({ ...message!, body: `${message!.body} ` }, secret)).toBe(false)
  expect(message!.headers['webhook-id']).toMatch(/^msg_[0-9a-f-]{36}$/)
  expect(Math.abs(Number(message!.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(600)
  expect(JSON.parse(message!.body)).toMatchObject({
    type: 'payment.pending_approval',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: {
      object: 'payment',
      version: 1,
      state: 'PENDING_APPROVAL',
      environment: 'uat',
      sourceAmount: '150.00',
      sourceCurrency: 'USD',
    },
  })
  expect(message!.body).not.toContain(ACCOUNT)
})

it('hears of nothing that was undone, of no state it did not ask for, and of none twice (TRU-225)', async () => {
  const { hook } = await obtain()
  const undone = inTenant(store, { orgId, userId: orgId, environment: 'uat' }, async (trx) => {
    await recordEvent(trx, { orgId, environment: 'uat', paymentId, state: 'FAILED', event: 'failed' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  for (const state of ['TRANSFERRING', 'COMPLETED', 'COMPLETED', 'RETURNED']) await happens(state)
  await send()
  expect(events().map(({ type }) => type)).toEqual(['payment.completed'])
  expect(await deliveries(hook)).toMatchObject([
    {
      eventType: 'payment.completed',
      objectId: paymentId,
      state: 'DELIVERED',
      tries: 1,
      status: 200,
      answer: 'Taken',
    },
  ])
})

it('says by a version which of two events of one payment came later, in whatever order they arrive (TRU-225)', async () => {
  const { hook } = await obtain()
  receiver.answerWith((response) => void response.writeHead(503).end())
  await happens('COMPLETED')
  await send()
  receiver.answerWith()
  await moveClock(store, 10)
  await happens('FAILED')
  await moveClock(store, HOUR)
  await asSystem(store, (trx) =>
    sql`update webhook_deliveries set due_at = app_now() + interval '1 minute' where event_type = 'payment.completed'`.execute(
      trx,
    ),
  )
  await send()
  await moveClock(store, HOUR)
  await send()
  const [lost, late, early] = events()
  expect([lost!.type, late!.type, early!.type]).toEqual([
    'payment.completed',
    'payment.failed',
    'payment.completed',
  ])
  expect(late!.data.version).toBeGreaterThan(early!.data.version)
  expect((await deliveries(hook)).map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED'])
})

it('is sent again by the same id when its sender was killed, and never while that one may still be at it (TRU-226)', async () => {
  const { hook } = await obtain()
  await happens('COMPLETED')
  let wasSent = false
  void jobOf({
    post: async (...message) => {
      await postMessage(...message)
      wasSent = true
      return new Promise(() => {})
    },
  })()
  await expect.poll(() => wasSent).toBe(true)
  await send()
  expect(receiver.received).toHaveLength(1)
  await moveClock(store, HOUR)
  await send()
  expect(receiver.received).toHaveLength(2)
  const [first, again] = receiver.received
  expect(again!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
  expect(again!.body).toBe(first!.body)
  expect(await deliveries(hook)).toMatchObject([{ state: 'DELIVERED', tries: 2 }])
})

it('is tried ever later for a day, and is given up in the trail; the trail of one that was taken says nothing (TRU-226)', async () => {
  const { hook } = await obtain()
  receiver.answerWith((response) => void response.writeHead(500).end(`No room\nfor ${ACCOUNT}`))
  await happens('COMPLETED')
  await send()
  const [first] = await deliveries(hook)
  expect(first).toMatchObject({ state: 'WAITING', tries: 1, status: 500, reason: 'It answered 500.' })
  expect(first!.answer).toContain('No room for')
  expect(first!.answer).not.toContain(ACCOUNT)
  const waits: number[] = []
  for (let hours = 0; hours <= 26; hours += 1) {
    await moveClock(store, HOUR)
    await send()
    if ((await deliveries(hook))[0]!.state === 'WAITING') waits.push((await deliveries(hook))[0]!.tries)
  }
  expect(await deliveries(hook)).toMatchObject([{ state: 'GIVEN_UP' }])
  expect(waits.length).toBeGreaterThanOrEqual(18)
  expect(receiver.received.length).toBeGreaterThan(8)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(await trailOf('webhook.give-up')).toMatchObject([
    { event: 'payment.completed', reason: 'It answered 500.', url: receiver.url },
  ])
})

it('leaves one that fails alone for a moment, so that another hears at once (TRU-226)', async () => {
  await obtain()
  const other = await openWebhookReceiver()
  await rotate(await add(other.url))
  receiver.answerWith((response) => void response.writeHead(500).end())
  await happens('COMPLETED')
  await send()
  await happens('FAILED')
  await send()
  expect([receiver.received.length, other.received.length]).toEqual([1, 2])
})

it('signs with the earlier secret as well for a day after another was made, and with none before the first (TRU-224)', async () => {
  const hook = await add()
  expect(await read(hook)).toMatchObject({ state: 'UNTAKEN', secretTaken: false })
  await happens('COMPLETED')
  expect((await admin.call('POST', `${hook}/test`)).status).toBe(409)
  const old = await rotate(hook)
  expect(old).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  const stored = await asSystem(store, (trx) => trx.selectFrom('webhook_endpoints').selectAll().execute())
  expect(JSON.stringify(stored)).not.toContain(old.slice(6))
  const fresh = await rotate(hook)
  expect(JSON.stringify(await read(hook))).not.toContain('whsec_')
  await admin.call('POST', `${hook}/test`)
  await send()
  await moveClock(store, DAY + 1)
  await admin.call('POST', `${hook}/test`)
  await send()
  const [within, after] = receiver.received
  expect(events().map(({ type }) => type)).toEqual(['webhook.test', 'webhook.test'])
  expect([old, fresh].map((secret) => isSignedWith(within!, secret))).toEqual([true, true])
  expect([old, fresh].map((secret) => isSignedWith(after!, secret))).toEqual([false, true])
})

it('is disabled after a week of failure, and those who manage it are told by notification and mail; one success begins anew (TRU-229)', async () => {
  const { hook } = await obtain()
  const fail = () => receiver.answerWith((response) => void response.writeHead(500).end())
  const tryOnce = async (state: string) => {
    await happens(state)
    await send()
    await moveClock(store, DAY)
  }
  fail()
  for (let day = 0; day < 6; day += 1) await tryOnce(day % 2 ? 'COMPLETED' : 'FAILED')
  expect(await read(hook)).toMatchObject({ state: 'FAILING' })
  receiver.answerWith()
  await tryOnce('COMPLETED')
  expect(await read(hook)).toMatchObject({ state: 'ACTIVE' })
  fail()
  for (let day = 0; day < 7; day += 1) await tryOnce(day % 2 ? 'COMPLETED' : 'FAILED')
  expect(await read(hook)).toMatchObject({ state: 'FAILING' })
  await tryOnce('COMPLETED')
  expect(await read(hook)).toMatchObject({ state: 'DISABLED' })
  const { rows } = await asSystem(store, (trx) =>
    sql<{ email: string }>`select u.email from notifications n join users u on u.id = n.user_id
      where n.event_type = 'WEBHOOK_DISABLED' and page_parameters ->> 'id' = ${hook.split('/').at(-1)!} `.execute(
      trx,
    ),
  )
  expect(new Set(rows.map(({ email }) => email.split('@')[0]))).toEqual(new Set(['admin', 'admin2']))
  const mailed = await asSystem(store, (trx) =>
    trx.selectFrom('outbox').select('people').where('event_type', '=', 'WEBHOOK_DISABLED').execute(),
  )
  expect(mailed.map(({ people }) => people.length)).toEqual([2])
  const count = receiver.received.length
  await tryOnce('FAILED')
  expect(receiver.received).toHaveLength(count)
  receiver.answerWith()
  expect((await admin.call('POST', `${hook}/start`)).status).toBe(200)
  await tryOnce('COMPLETED')
  expect([(await read(hook)).state, receiver.received.length]).toEqual(['ACTIVE', count + 1])
})

it('is sent again by its id: one event, or all since a time; a stopped one hears nothing meanwhile (TRU-230)', async () => {
  const { hook } = await obtain()
  await happens('COMPLETED')
  await send()
  await moveClock(store, 2 * DAY)
  expect((await admin.call('POST', `${hook}/stop`)).status).toBe(200)
  await happens('FAILED')
  await send()
  expect((await admin.call('POST', `${hook}/resend`, { body: { since: '2026-01-01' } })).status).toBe(409)
  await admin.call('POST', `${hook}/start`)
  await happens('COMPLETED')
  await send()
  expect(events().map(({ type }) => type)).toEqual(['payment.completed', 'payment.completed'])
  const [latest, oldest] = await deliveries(hook)
  const one = `/organizations/${orgId}/webhook_deliveries/${oldest!.deliveryId}`
  expect((await admin.call('POST', `${one}/resend`)).body).toEqual({ resent: 1 })
  await send()
  const ids = () => receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids()[2]).toBe(oldest!.messageId)
  const since = latest!.createdAt.slice(0, 10)
  expect((await admin.call('POST', `${hook}/resend`, { body: { since } })).body).toEqual({ resent: 1 })
  await send()
  expect(ids()[3]).toBe(latest!.messageId)
  expect((await admin.call('POST', `${hook}/resend`, { body: { since: '2026-01-01' } })).body).toEqual({
    resent: 2,
  })
})
