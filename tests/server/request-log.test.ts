import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Answer } from '#definition/wire.ts'
import { housekeeping } from '#server/jobs/housekeeping.ts'
import type { Store } from '#server/store/store.ts'
import { callAs, obtainCredential, type ClientRecord } from './asking-token.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

const ADMIN = 'admin@northwind.example'

let app: FastifyInstance
let store: Store
let admin: Caller
let client: ClientRecord
let list: string

beforeAll(async () => {
  store = await createTestStore('seeded')
  ;({ app } = await openWorld(store))
  admin = await signIn(app, ADMIN)
  const second = await signIn(app, 'admin2@northwind.example')
  const { org_id } = await placeOf(store, ADMIN)
  const clients = `/organizations/${org_id}/clients`
  client = await obtainCredential(
    { owner: admin, second, clients },
    { name: 'Ledger', scopes: ['payments.read'] },
  )
  list = `/organizations/${org_id}/api_requests`
})

type Listing = Answer<'apiRequests.list'>

const pageOf = async (query: Record<string, string>): Promise<Listing> =>
  (await admin.call('GET', list, { query: { env_name: 'uat', ...query } })).body as Listing

const listed = async (search?: string): Promise<Listing['content']> =>
  (await pageOf(search ? { search } : {})).content

it('lists what a program asked, how it was answered and why not, without query and body (TRU-320)', async () => {
  const call = await callAs(app, client)
  await call('GET', '/xcurrent_proxy/v4/payments?size=1&search=secret-words')
  await call('POST', '/payout_proxy/quotes/quote-collection', { quoteAmount: '12345.67' })
  await expect.poll(async () => (await listed()).length).toBe(2)
  const [refusedOne, doneOne] = await listed()
  expect(doneOne).toMatchObject({
    call: 'payments.list',
    status: 200,
    credential: 'Ledger',
    path: '/api/v1/xcurrent_proxy/v4/payments',
    ip: '127.0.0.1',
  })
  expect(doneOne).not.toHaveProperty('code')
  expect(refusedOne).toMatchObject({
    call: 'quotes.create',
    status: 403,
    code: 'INSUFFICIENT_SCOPE',
    method: 'POST',
  })
  expect(JSON.stringify(await listed())).not.toMatch(/secret-words|12345/)
  expect((await listed('INSUFFICIENT')).map(({ call: id }) => id)).toEqual(['quotes.create'])
  const one = await admin.call('GET', `${list}/${refusedOne!.requestId}`, { query: { env_name: 'uat' } })
  expect(one.body).toEqual(refusedOne)
})

it('masks what may be an account in a path, and leaves IDs as they are (TRU-332)', async () => {
  const call = await callAs(app, client)
  const id = 'a2c0b7de-1234-4567-8901-0123456789ab'
  for (const name of [id, 'DE02120300000000202051', 'payee%40client.example'])
    await call('GET', `/payments/${name}`)
  await expect.poll(async () => (await listed()).length).toBe(5)
  const paths = (await listed()).map(({ path }) => path.split('/').at(-1))
  expect(new Set(paths)).toEqual(new Set(['payments', 'quote-collection', id, '…2051', 'pa…@client.example']))
})

it('shows them in their environment, to the organisation, to who manages credentials (TRU-320)', async () => {
  const elsewhere = await admin.call('GET', list, { query: { env_name: 'prod' } })
  expect(elsewhere.body).toMatchObject({ content: [], page: { totalElements: 0 } })
  const other = await signIn(app, 'admin@lumen.example')
  expect((await other.call('GET', list)).status).toBe(404)
  const viewer = await signIn(app, 'viewer@northwind.example')
  expect((await viewer.call('GET', list, { query: { env_name: 'uat' } })).status).toBe(403)
})

it('forgets them after the days of the limit, and lists nothing that a person does (TRU-320)', async () => {
  const before = await listed()
  await admin.call('GET', '/xcurrent_proxy/v4/payments', { query: { env_name: 'uat' } })
  expect((await listed()).length).toBe(before.length)
  await asSystem(store, (trx) =>
    sql`update api_requests set at = app_now() - interval '15 days' where call = 'quotes.create'`.execute(
      trx,
    ),
  )
  await housekeeping(store, { intentDays: 30, requestDays: 14, signInDays: 90, eventDays: 90 }).work({})
  expect((await listed()).map(({ call }) => call)).not.toContain('quotes.create')
})

it('searches all requests, not the newest alone, and pages through them (TRU-661)', async () => {
  await asSystem(store, async (trx) => {
    await sql`delete from api_requests`.execute(trx)
    await sql`insert into api_requests (org_id, environment, request_id, credential_id, credential_name, client_id, call, method, path, status, duration, ip, at)
      select c.org_id, c.environment, gen_random_uuid(), c.id, c.name, c.client_id, 'payments.read', 'GET', '/api/v1/payments/no' || n,
        200, 12, '127.0.0.1', app_now() - make_interval(mins => n)
      from api_credentials c, generate_series(1, 205) n where c.client_id = ${client.client_id}`.execute(trx)
  })
  const numbersOf = ({ content }: Listing) => content.map(({ path }) => path.split('/no').at(-1))
  const oldest = await pageOf({ search: 'Ledger NO205' })
  expect(numbersOf(oldest)).toEqual(['205'])
  expect(oldest.page).toMatchObject({ totalElements: 1 })
  const second = await pageOf({ page: '1', size: '100' })
  expect([numbersOf(second).at(0), numbersOf(second).at(-1)]).toEqual(['101', '200'])
  expect(second.page).toEqual({ number: 1, size: 100, totalElements: 205, totalPages: 3 })
  expect(numbersOf(await pageOf({ page: '2', size: '100' }))).toEqual(['201', '202', '203', '204', '205'])
})
