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

type Listed = Answer<'apiRequests.list'>['content']

const listed = async (person = admin, search?: string): Promise<Listed> => {
  const answer = await person.call('GET', list, { query: { env_name: 'uat', ...(search ? { search } : {}) } })
  return (answer.body as Answer<'apiRequests.list'>).content
}

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
  expect((await listed(admin, 'INSUFFICIENT')).map(({ call: id }) => id)).toEqual(['quotes.create'])
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
  expect(elsewhere.body).toEqual({ content: [] })
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
  await housekeeping(store, { intentDays: 30, requestDays: 14 }).work({})
  expect((await listed()).map(({ call }) => call)).not.toContain('quotes.create')
})
