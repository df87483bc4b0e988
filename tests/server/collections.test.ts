import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { createTestServer } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'

const COLLECTIONS = '/collections_proxy/v1/collections'

interface Answer {
  content: { orderId: string; status: string }[]
  page: { totalElements: number }
}

let store: Store
let admin: Caller
let maker: Caller
let stranger: Caller

const list = async (query: Record<string, string> = {}) =>
  (await admin.call('GET', COLLECTIONS, { query })).body as Answer

beforeAll(async () => {
  store = await createTestStore('seeded')
  await asSystem(store, async (trx) => {
    await sql`delete from collections`.execute(trx)
    await sql`insert into collections
        (org_id, environment, order_id, payer_id, beneficiary_id, seller, amount, currency, status, created_at)
      select org_id, place, 'ORD-' || n, 'PYR-' || n, 'BNF-7', 'Seller', 10.5 + n, 'USD',
        (array['completed', 'failed', 'refunded', 'processing'])[n], app_now() - make_interval(hours => n)
      from users, unnest(array['uat', 'prod']) place, generate_series(1, 4) n
      where email = 'admin@lumen.example' and (place = 'uat' or n = 1)`.execute(trx)
  })
  const app = await createTestServer(store)
  admin = await signIn(app, 'admin@lumen.example')
  maker = await signIn(app, 'maker@lumen.example')
  stranger = await signIn(app, 'admin@northwind.example')
})

it('lists what was collected in this environment, newest first, page by page and by status (COL-001, COL-002, COL-003, API-024)', async () => {
  const { content, page } = await list()
  expect(content.map(({ orderId, status }) => [orderId, status])).toEqual([
    ['ORD-1', 'completed'],
    ['ORD-2', 'failed'],
    ['ORD-3', 'refunded'],
    ['ORD-4', 'processing'],
  ])
  expect(content[0]).toMatchObject({
    payerId: 'PYR-1',
    beneficiaryId: 'BNF-7',
    seller: 'Seller',
    amount: '11.50',
    currency: 'USD',
  })
  expect(page.totalElements).toBe(4)
  expect((await list({ size: '1', page: '2', sort_direction: 'asc' })).content[0]?.orderId).toBe('ORD-2')
  const refunded = await list({ status: 'refunded' })
  expect([refunded.page.totalElements, refunded.content[0]?.orderId]).toEqual([1, 'ORD-3'])
})

it('shows them to nobody without a role of collections, and to no organisation without the product (COL-001)', async () => {
  expect((await maker.call('GET', COLLECTIONS)).status).toBe(403)
  const { status, body } = await stranger.call('GET', COLLECTIONS)
  expect([status, (body as { code: string }).code]).toEqual([403, 'COLLECTIONS_NOT_AVAILABLE'])
})
