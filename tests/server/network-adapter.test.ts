import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { networkData } from '#server/network/data.ts'
import { readSignedRequest } from '#server/network/http/signed-request.ts'
import type { PayoutStatus } from '#server/network/payout/contract.ts'
import { listStuck, resumeOrder, sayStuck } from '#server/network/order/stuck.ts'
import { openAdapterWorld, SECRET } from './network-faults/adapter-world.ts'
import { playSequence } from './network-faults/sequence.ts'
import { createStorePortal } from './network-faults/store-portal.ts'
import { identityNamed, pay } from './paying.ts'
import { asSystem } from './system.ts'

const world = await openAdapterWorld()
const { store, maker, start, work, send, read, trailOf, pass } = world
/** First and last sequence; `npm run faults` plays 10,000. */
const [FIRST = 1, LAST = 25] = (process.env.PORTOLAN_SEQUENCES?.split('-') ?? []).map(Number)
/** A busy machine plays a thousand for longer than any other test runs. */
const timeout = Math.max(600_000, (LAST - FIRST + 1) * 10_000)

interface Request {
  method: string
  path: string
  body: string
  headers: Record<string, string>
}

/** A network that records its requests and answers as a test says. */
const listening = (answer: (request: Request) => { status?: number; body: unknown } | undefined) => {
  const requests: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { pathname } = new URL(input as URL)
    const headers = Object.fromEntries(new Headers(init.headers).entries())
    const request = {
      method: init.method ?? 'GET',
      path: pathname,
      body: (init.body ?? '') as string,
      headers,
    }
    requests.push(request)
    const answered = answer(request)
    if (!answered) throw new TypeError('fetch failed')
    return Response.json(answered.body, { status: answered.status ?? 200 })
  }
  return { fetch, requests }
}

const statusOf = async (paymentId: string, status: string, sequence: number, changes: object = {}) => {
  const [amount, currency] = (await read(paymentId)).amount.split(' ')
  const whole = {
    paymentId,
    networkId: 'N-1',
    sequence,
    occurredAt: '2026-01-01T00:00:00Z',
    status,
    amount,
    currency,
  }
  return { ...whole, ...changes } as PayoutStatus
}

const say = async (paymentId: string, status: string, sequence: number, changes: object = {}) =>
  send({
    id: `msg_${paymentId}_${status}_${sequence}_${JSON.stringify(changes)}`
      .replaceAll(/[^\w-]/g, '')
      .slice(0, 99),
    body: JSON.stringify({
      type: 'payout.status',
      data: await statusOf(paymentId, status, sequence, changes),
    }),
  })

it('hands over what was ordered, signed, and once more the same where nobody answered (TRU-280)', async () => {
  const paymentId = await start()
  const silent = listening(() => undefined)
  await work(silent.fetch)
  await pass(60)
  const reported = await statusOf(paymentId, 'VALIDATING', 1)
  const { fetch, requests } = listening(() => ({ status: 202, body: reported }))
  await work(fetch)
  expect(silent.requests).toHaveLength(1)
  const [request] = requests
  expect(request).toMatchObject({ method: 'PUT', path: `/payouts/${paymentId}` })
  expect(request!.body).toBe(silent.requests[0]!.body)
  const terms = { secret: SECRET, tolerance: 60, now: Date.now() }
  expect(readSignedRequest(request!, terms)).toMatch(/^req_/)
  expect(readSignedRequest({ ...request!, path: '/payouts/other' }, terms)).toBeUndefined()
  expect(JSON.parse(request!.body)).toMatchObject({
    paymentId,
    environment: 'uat',
    amount: reported.amount,
    currency: 'MXN',
    beneficiary: { 'Cdtr.Nm': 'Taller Azul SA de CV', 'CdtrAcct.Id.Othr.Id': '012180790834802456' },
  })
  expect(await read(paymentId)).toMatchObject({ paymentState: 'VALIDATING', funds: 'HELD', stuck: null })
  const row = await asSystem(store, (trx) =>
    trx.selectFrom('network_payouts').select('payout').where('id', '=', paymentId).executeTakeFirstOrThrow(),
  )
  expect(row.payout, 'the order, with its account number, once the network has it').toBe(null)
})

it('moves a payment by signed messages in any order, twice, and through the states between (TRU-281, TRU-283)', async () => {
  const paymentId = await start()
  expect(await say(paymentId, 'COMPLETED', 3)).toBe(200)
  expect(await say(paymentId, 'COMPLETED', 3)).toBe(200)
  expect(await say(paymentId, 'TRANSFERRING', 2)).toBe(200)
  expect(await read(paymentId)).toMatchObject({ paymentState: 'COMPLETED', funds: 'BOOKED', stuck: null })
  const moved = (await trailOf(paymentId)).filter(({ action }) => action === 'payment.report')
  expect(moved.map(({ details }) => details.to)).toEqual(['VALIDATING', 'TRANSFERRING', 'COMPLETED'])
})

it('takes what comes at the same moment one after the other: each state once, and the money once (TRU-281)', async () => {
  const paymentId = await start()
  const body = await statusOf(paymentId, 'VALIDATING', 1)
  await Promise.all([
    ...[1, 2, 3].map(() => say(paymentId, 'COMPLETED', 3)),
    say(paymentId, 'TRANSFERRING', 2),
    work(listening(() => ({ body })).fetch),
    say(paymentId, 'COMPLETED', 3, { message: 'once more, under another ID' }),
  ])
  expect(await read(paymentId)).toMatchObject({ paymentState: 'COMPLETED', funds: 'BOOKED', stuck: null })
  const moved = (await trailOf(paymentId)).filter(({ action }) => action === 'payment.report')
  expect(moved.map(({ details }) => details.to)).toEqual(['VALIDATING', 'TRANSFERRING', 'COMPLETED'])
})

it('refuses a message that is not signed by the network, is old, or takes the ID of another (TRU-283)', async () => {
  const paymentId = await start()
  const body = JSON.stringify({ data: await statusOf(paymentId, 'COMPLETED', 1) })
  const other = JSON.stringify({ data: await statusOf(paymentId, 'FAILED', 2) })
  const secret = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
  const now = Math.floor(Date.now() / 1000)
  expect(await send({ id: 'm-forged', body, secret })).toBe(401)
  expect(await send({ id: 'm-old', body, timestamp: now - 301 })).toBe(401)
  expect(await send({ id: 'm-early', body, timestamp: now + 400 })).toBe(401)
  expect((await read(paymentId)).paymentState).toBe('INITIATED')
  expect(await send({ id: `m-${paymentId}`, body })).toBe(200)
  expect(await send({ id: `m-${paymentId}`, body: other })).toBe(409)
  expect((await read(paymentId)).paymentState).toBe('COMPLETED')
  expect(await send({ id: 'm-nobody', body: body.replaceAll(paymentId, randomUUID()) })).toBe(404)
})

it('moves nothing by another amount or an unknown status, lists it with its reason, and goes on once a person has looked at it (TRU-281)', async () => {
  const [wrong, strange] = [await start(), await start()]
  expect(await say(wrong, 'COMPLETED', 2, { amount: '1.00' })).toBe(200)
  expect(await say(wrong, 'COMPLETED', 3)).toBe(200)
  expect(await say(strange, 'ON_THE_MOON', 2)).toBe(200)
  for (const one of [wrong, strange])
    expect(await read(one)).toMatchObject({ paymentState: 'INITIATED', funds: 'HELD' })
  const stuck = await asSystem(store, listStuck)
  expect(stuck.map(({ id, stuck: reason }) => [id, reason])).toEqual([
    [wrong, 'other-amount'],
    [strange, 'unknown-status'],
  ])
  expect(stuck[0]!.stuck_detail).toMatch(/^1\.00 MXN instead of [\d.]+ MXN$/)
  expect(sayStuck(networkData().payouts, stuck[0]!)).toMatch(
    new RegExp(
      `^${wrong} {2}[\\d.]+ MXN {2}INITIATED .+\\n {2}The network named another amount .+\\n {2}Find out .+ resume\\.$`,
    ),
  )
  expect((await trailOf(wrong)).at(-1)).toMatchObject({
    action: 'payment.stuck',
    user_id: null,
    details: { reason: 'other-amount' },
  })
  const notified = await asSystem(store, (trx) =>
    sql<{ email: string }>`select distinct users.email from notifications n join users on users.id = n.user_id
      where n.event_type = 'PAYMENT_STUCK' and n.page_parameters ->> 'id' = ${wrong}`.execute(trx),
  )
  expect(notified.rows.map(({ email }) => email).toSorted()).toEqual([
    'admin2@lumen.example',
    'admin@lumen.example',
  ])
  expect(await say(strange, 'COMPLETED', 3)).toBe(200)
  expect(await read(strange)).toMatchObject({ paymentState: 'COMPLETED', stuck: null })
  await asSystem(store, (trx) => resumeOrder(trx, wrong, 'one'))
  const reported = await statusOf(wrong, 'COMPLETED', 3)
  await work(listening(({ path }) => (path.endsWith(wrong) ? { body: reported } : undefined)).fetch)
  expect(await read(wrong)).toMatchObject({ paymentState: 'COMPLETED', funds: 'BOOKED', stuck: null })
  expect(await say(wrong, 'COMPLETED', 2, { amount: '1.00' }), 'the same message once more').toBe(200)
  expect(await asSystem(store, listStuck)).toEqual([])
  expect((await trailOf(wrong)).map(({ action }) => action)).toContain('payment.resume')
})

it('sends nothing again of which its network says that it failed and that it was paid (TRU-282, TRU-713)', async () => {
  const paymentId = await start()
  await say(paymentId, 'FAILED', 2)
  await say(paymentId, 'COMPLETED', 3)
  expect(await read(paymentId)).toMatchObject({
    paymentState: 'FAILED',
    funds: 'RELEASED',
    stuck: 'contradiction',
  })
  const resend = () =>
    maker.call('POST', `/payments/${paymentId}/resend`, {
      body: { beneficiaryVersion: 1 },
      key: randomUUID(),
    })
  expect(await resend()).toMatchObject({ status: 409, body: { code: 'RESEND_STUCK' } })
  const inItsPlace = await pay(maker, await identityNamed(maker, 'Taller Azul'), { retryOf: paymentId })
  expect(inItsPlace).toMatchObject({ status: 409, body: { code: 'RESEND_STUCK' } })
  await asSystem(store, (trx) => resumeOrder(trx, paymentId, 'one'))
  expect((await resend()).status).toBeLessThan(300)
})

it('ends a payment whose order the network cannot read, once that has nothing of it, and lists one that it may have (TRU-366)', async () => {
  const [unread, uncertain] = [await start(), await start()]
  const { fetch, requests } = listening(({ method, path }) => {
    if (method === 'PUT') return { status: 422, body: { message: 'No rail of this name.' } }
    return path.endsWith(unread) ? { status: 404, body: {} } : { status: 500, body: {} }
  })
  await work(fetch)
  expect(await read(unread)).toMatchObject({ paymentState: 'FAILED', funds: 'RELEASED', stuck: null })
  expect((await trailOf(unread)).find(({ action }) => action === 'payment.refused')).toMatchObject({
    details: { why: '422: No rail of this name.' },
  })
  expect(await read(uncertain)).toMatchObject({ paymentState: 'INITIATED', funds: 'HELD', stuck: 'rejected' })
  const listed = (await asSystem(store, listStuck)).find(({ id }) => id === uncertain)!
  expect(sayStuck(networkData().payouts, listed)).toMatch(
    /does not take our requests.+\n {2}Show what it answered/,
  )
  await pass(90_000)
  await work(fetch)
  expect(requests.filter(({ method, path }) => method === 'PUT' && path.endsWith(unread))).toHaveLength(1)
  const accepted = await statusOf(uncertain, 'COMPLETED', 1)
  await work(listening(({ path }) => (path.endsWith(uncertain) ? { body: accepted } : undefined)).fetch)
  await pass(700)
  await work(listening(({ path }) => (path.endsWith(uncertain) ? { body: accepted } : undefined)).fetch)
  expect(await read(uncertain)).toMatchObject({ paymentState: 'COMPLETED', funds: 'BOOKED', stuck: null })
})

it.each([
  [401, 'unauthorized', 'PORTOLAN_NETWORK_SECRET'],
  [403, 'unauthorized', 'PORTOLAN_NETWORK_SECRET'],
  [404, 'nowhere', 'PORTOLAN_NETWORK '],
])(
  'says what to mend where a network answers %i for good, and goes on at once when it is asked again after that (TRU-421)',
  async (status, reason, mend) => {
    const paymentId = await start()
    const refusing = listening(() => ({ status, body: { message: 'No.' } }))
    for (const wait of [0, 700, 700]) {
      await pass(wait)
      await work(refusing.fetch)
    }
    expect(await read(paymentId)).toMatchObject({ paymentState: 'INITIATED', funds: 'HELD', stuck: reason })
    const listed = (await asSystem(store, listStuck)).find(({ id }) => id === paymentId)!
    expect(sayStuck(networkData().payouts, listed)).toContain(`Set ${mend}`)
    const accepted = await statusOf(paymentId, 'COMPLETED', 1)
    const mended = listening(({ path }) => (path.endsWith(paymentId) ? { body: accepted } : undefined))
    await work(mended.fetch)
    expect(
      mended.requests.filter(({ path }) => path.endsWith(paymentId)),
      'it waits',
    ).toEqual([])
    await asSystem(store, (trx) => resumeOrder(trx, paymentId, 'one'))
    await work(mended.fetch)
    expect(mended.requests.map(({ method, path }) => [method, path])).toContainEqual([
      'PUT',
      `/payouts/${paymentId}`,
    ])
    expect(await read(paymentId)).toMatchObject({ paymentState: 'COMPLETED', funds: 'BOOKED', stuck: null })
  },
)

it('hands over nothing of a payment that was undone (TRU-280)', async () => {
  const before = await asSystem(store, (trx) => trx.selectFrom('network_payouts').select('id').execute())
  await expect(
    asSystem(store, async (trx) => {
      const place = await trx
        .selectFrom('payments')
        .select(['org_id as orgId', 'environment', 'id as paymentId'])
        .where('flow', '=', 'DIRECT')
        .where(
          'id',
          'not in',
          before.map(({ id }) => id),
        )
        .where('beneficiary_id', 'is not', null)
        .executeTakeFirstOrThrow()
      const { writeOrder } = await import('#server/network/payout/order.ts')
      await writeOrder(trx, place)
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  const after = await asSystem(store, (trx) => trx.selectFrom('network_payouts').select('id').execute())
  expect(after).toHaveLength(before.length)
})

it(
  'keeps that through the job, the route and the database, whichever process is killed (TRU-282)',
  { timeout },
  async () => {
    for (let seed = FIRST; seed <= LAST; seed += 1) {
      const portal = await createStorePortal(world)
      const { amount } = await portal.read()
      await playSequence(seed, portal, amount).catch((error: unknown) => {
        throw new Error(`Sequence ${seed}: ${String(error)}`, { cause: error })
      })
    }
  },
)
