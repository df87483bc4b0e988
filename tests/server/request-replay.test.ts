import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import type { Store } from '#server/store/store.ts'
import { callAs, obtainCredential, type ClientRecord } from './asking-token.ts'
import { createTestStore } from './engines.ts'
import { fund } from './funding.ts'
import { identityNamed, payBody, quoteBody, type Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

const ADMIN = 'admin@northwind.example'

let app: FastifyInstance
let store: Store
let admin: Caller
let client: ClientRecord
let orgId: string
let list: string

beforeAll(async () => {
  store = await createTestStore('seeded')
  ;({ app } = await openWorld(store))
  admin = await signIn(app, ADMIN)
  const second = await signIn(app, 'admin2@northwind.example')
  orgId = (await placeOf(store, ADMIN)).org_id
  const clients = `/organizations/${orgId}/clients`
  client = await obtainCredential(
    { owner: admin, second, clients },
    { name: 'Ledger', scopes: ['payments.read', 'payments.write'] },
  )
  list = `/organizations/${orgId}/api_requests`
})

type Listed = Answer<'apiRequests.list'>['content']

const listed = async (): Promise<Listed> =>
  ((await admin.call('GET', list)).body as Answer<'apiRequests.list'>).content
const newest = async (count: number) => {
  await expect.poll(async () => (await listed()).length).toBe(count)
  return (await listed())[0]!
}
const replay = (
  requestId: string,
  key: 'NEW' | 'SAME' | undefined,
  more: { key?: string; query?: Record<string, string> } = {},
) =>
  admin.call('POST', `${list}/${requestId}/replay`, {
    body: { ...(key && { key }) },
    key: crypto.randomUUID(),
    ...more,
  })
const rows = <T>(text: ReturnType<typeof sql<T>>) =>
  asSystem(store, async (trx) => (await text.execute(trx)).rows)

it('keeps what a program asked and was answered, sealed, and shows neither before it is sent again (TRU-550)', async () => {
  const call = await callAs(app, client)
  await call('GET', '/xcurrent_proxy/v4/payments?size=1&search=secret-words')
  const one = await newest(1)
  expect(one).toMatchObject({ isReplayable: true })
  const [{ sealed }] = (await rows(sql<{ sealed: string }>`select sealed from api_requests`)) as [
    { sealed: string },
  ]
  expect(sealed).toEqual(expect.any(String))
  expect(`${sealed} ${JSON.stringify(one)}`).not.toMatch(/secret-words|content/)
})

it('sends it again as its credential may now, with the answer beside the first, and the trail says who did; what only reads has no key (TRU-503, TRU-551)', async () => {
  const one = (await listed())[0]!
  const sent = await replay(one.requestId, undefined)
  expect(sent.status).toBe(200)
  expect(sent.body).not.toHaveProperty('key')
  const { first, now } = sent.body as Answer<'apiRequests.replay'>
  expect([first.status, now.status]).toEqual([200, 200])
  expect(JSON.parse(now.body!)).toEqual(JSON.parse(first.body!))
  const again = await newest(2)
  expect(again).toMatchObject({ requestId: now.requestId, call: 'payments.list', credential: 'Ledger' })
  const trail = await rows(sql<{
    details: Record<string, unknown>
    email: string
  }>`select t.details, u.email from audit_trail t
    join users u on u.org_id = t.org_id and u.id = t.user_id where t.org_id = ${orgId} and t.action = 'api-request.replay'`)
  expect(trail).toMatchObject([
    { email: ADMIN, details: { call: 'payments.list', status: 200, replayedAs: now.requestId } },
  ])
  expect(await rows(sql`select from api_tokens where expires_at < now() + interval '2 minutes'`)).toEqual([])
})

it('answers again what was done under the same key, and does it once more under a new one, which has to be said (TRU-503, TRU-551)', async () => {
  const call = await callAs(app, client)
  const { identityId } = await identityNamed(admin, 'Taller Azul')
  const preset = {
    name: 'Replayed',
    quoteType: 'SOURCE_AMOUNT',
    amount: '12',
    beneficiaryIdentityId: identityId,
  }
  await call('POST', '/xcurrent_proxy/internal/payments/presets', preset, crypto.randomUUID())
  const made = await newest(3)
  const unsaid = await replay(made.requestId, undefined)
  expect(unsaid.body).toMatchObject({ fields: [{ path: 'key' }] })
  const same = (await replay(made.requestId, 'SAME')).body as Answer<'apiRequests.replay'>
  expect(same.now).toMatchObject({ status: 200, body: same.first.body })
  // The name is taken, so the second time says so: it was tried once more.
  const anew = (await replay(made.requestId, 'NEW')).body as Answer<'apiRequests.replay'>
  expect(anew.now.body).not.toBe(anew.first.body)
  const presets = await rows(
    sql`select from payment_presets where org_id = ${orgId} and name like 'Replayed%'`,
  )
  expect(presets).toHaveLength(anew.now.status === 200 ? 2 : 1)
})

it('sends nothing under no key, a wrong one or one of another request, and once under one that comes twice (TRU-551, TRU-697)', async () => {
  const of = async (name: string) => (await listed()).find(({ call }) => call === name)!.requestId
  const [read, made] = [await of('payments.list'), await of('presets.create')]
  const send = (requestId: string, key: string | undefined) =>
    admin.call('POST', `${list}/${requestId}/replay`, {
      body: { key: 'SAME' },
      headers: key === undefined ? {} : { 'idempotency-key': key },
    })
  const before = (await listed()).length
  expect((await send(read, undefined)).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_MISSING' })
  expect((await send(read, 'abc')).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_INVALID' })
  const key = crypto.randomUUID()
  expect((await send(made, key)).status).toBe(200)
  expect((await send(read, key)).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  expect((await send(made, key)).status).toBe(200)
  await newest(before + 1)
})

it('sends nothing from another environment, nothing that is not kept, and nothing for who may not make the call (TRU-550, TRU-551)', async () => {
  const [one] = (await listed()).filter(({ call }) => call === 'payments.list')
  const ofAnother = `/organizations/${crypto.randomUUID()}/api_requests/${one!.requestId}/replay`
  const before = (await listed()).length
  const other = await admin.call('POST', ofAnother, { body: { key: 'NEW' }, key: crypto.randomUUID() })
  expect(other.status).toBe(404)
  expect((await listed()).length).toBe(before)
  const elsewhere = await replay(one!.requestId, 'NEW', { query: { env_name: 'prod' } })
  expect(elsewhere.body).toMatchObject({ code: 'REPLAY_ELSEWHERE' })
  const developer = await signIn(app, 'viewer@northwind.example')
  expect(
    (
      await developer.call('POST', `${list}/${one!.requestId}/replay`, {
        body: { key: 'NEW' },
        key: crypto.randomUUID(),
      })
    ).status,
  ).toBe(403)
  const { id } = await placeOf(store, 'admin2@northwind.example')
  await rows(sql`update user_roles set role = 'direct.api-credentials.write' where user_id = ${id}`)
  const keeper = await signIn(app, 'admin2@northwind.example')
  const path = `${list}/${one!.requestId}/replay`
  const noRight = await keeper.call('POST', path, { body: {}, key: crypto.randomUUID() })
  expect([noRight.status, noRight.body]).toMatchObject([403, { code: 'REPLAY_RIGHT' }])
  await rows(sql`update api_requests set sealed = null where request_id = ${one!.requestId}`)
  expect((await replay(one!.requestId, 'NEW')).body).toMatchObject({ code: 'REPLAY_NOT_KEPT' })
  await expect(
    rows(sql`update api_requests set environment = 'prod' where sealed is not null`),
  ).rejects.toThrow('api_requests_sealed')
})

it('keeps and sends again nothing that decides or that a second person may decide, since one person would be both (TRU-711)', async () => {
  const orgAdmin = await signIn(app, ADMIN)
  const { id } = await placeOf(store, 'admin2@northwind.example')
  await rows(sql`update user_roles set role = 'Organization Administrator' where user_id = ${id}`)
  const deciding = await obtainCredential(
    {
      owner: orgAdmin,
      second: await signIn(app, 'admin2@northwind.example'),
      clients: `/organizations/${orgId}/clients`,
    },
    { name: 'Payees', scopes: ['identities.write', 'payments.authorize'] },
  )
  const call = await callAs(app, deciding)
  const before = (await listed()).length
  await call('PUT', `/pii_proxy/v2/identities/${crypto.randomUUID()}`, { version: 1 })
  await call('POST', `/payments/${crypto.randomUUID()}/approve`, {})
  await expect.poll(async () => (await listed()).length).toBe(before + 2)
  const ofPayees = (await listed()).filter(({ credential }) => credential === 'Payees')
  expect(ofPayees.map((one) => one.call).toSorted()).toEqual(['identities.update', 'payments.approve'])
  expect(ofPayees.filter(({ isReplayable }) => isReplayable)).toEqual([])
})

it('sends no payment of a program again that a second person has to approve, since the one who sends it could be that one (TRU-812)', async () => {
  const owner = await signIn(app, 'admin2@northwind.example')
  const payer = await obtainCredential(
    { owner, second: admin, clients: `/organizations/${orgId}/clients` },
    { name: 'Payer', scopes: ['payments.write', 'quotes.write'] },
  )
  const call = await callAs(app, payer)
  const payee = await identityNamed(admin, 'Taller Azul')
  const quoted = await call('POST', '/payout_proxy/quotes/quote-collection', quoteBody(payee))
  const [quote] = (quoted.body as unknown as Answer<'quotes.create'>).quotes
  await fund(store, { email: ADMIN }, '0.00')
  const body = payBody(quote!.quoteId, payee, { internalId: 'REPLAYED-1' })
  const refused = await call('POST', '/payout_proxy/payments', body, crypto.randomUUID())
  expect(refused.body).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  await fund(store, { email: ADMIN }, '100000.00')
  const ofPayer = async () => (await listed()).find(({ call: id }) => id === 'payments.create')
  await expect.poll(ofPayer).toBeDefined()
  const again = await replay((await ofPayer())!.requestId, 'NEW')
  expect(again.body).toMatchObject({ code: 'REPLAY_NOT_KEPT' })
  expect(await rows(sql`select from payments where internal_id = 'REPLAYED-1'`)).toEqual([])
})
