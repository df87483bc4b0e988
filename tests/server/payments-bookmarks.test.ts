import { sql, type RawBuilder } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHandlers } from '#server/handlers.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { writeBookmarks } from '#server/payments/list/bookmarks/bookmark-job.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { fillPayments } from '#tests/volume/fill.ts'
import { countingUpTo } from './counting-up-to.ts'
import { createTestStore } from './engines.ts'
import { listeningPool } from './listening-pool.ts'
import type { Caller } from './paying.ts'
import { createTestServer, realWorld, testConfig } from './server.ts'
import { signIn } from './sign-in.ts'
import { MANY, orgOf } from './snapshot.ts'
import { asSystem } from './system.ts'

const SIZE = 100

const ORDERS: Record<string, [column: string, direction: 'asc' | 'desc']> = {
  created_at: ['created_at', 'desc'],
  sending_amount: ['source_amount', 'asc'],
  receiving_amount: ['destination_amount', 'desc'],
}

describe('a long list with milestones', () => {
  const heard: string[] = []
  let store: Store
  let orgId: string
  let maker: Caller

  beforeAll(async () => {
    const plain = await createTestStore('many')
    store = createStore(
      plain.engine,
      listeningPool(plain.pool, (text) => heard.push(text)),
    )
    orgId = await orgOf(plain, 'maker@northwind.example')
    const definitions = countingUpTo(MANY / 12.5)
    const { schemas } = realWorld(store)
    const handlers = createHandlers({ store, jobs: createJobs(store), definitions, config: testConfig() })
    const app = await createTestServer(store, { definitions, schemas, handlers })
    maker = await signIn(app, 'maker@northwind.example')
  })
  beforeEach(() => writeBookmarks(store))

  const mine = () => sql`payments.org_id = ${orgId}::uuid and payments.environment = 'uat'`
  const idsBy = async (sort: string, narrowed: RawBuilder<unknown>): Promise<string[]> => {
    const [column, direction] = ORDERS[sort]!
    const { rows } = await asSystem(store, (trx) =>
      sql<{ id: string }>`select id from payments where ${mine()} and ${narrowed}
        order by ${sql.ref(column)} ${sql.raw(direction)}, id ${sql.raw(direction)}`.execute(trx),
    )
    return rows.map(({ id }) => id)
  }
  const laid = async (): Promise<number> => {
    const { rows } = await asSystem(store, (trx) =>
      sql<{ many: number }>`select count(*)::int as many from payment_milestones`.execute(trx),
    )
    return rows[0]!.many
  }
  const pageAt = async (sort: string, page: number, filter: object = {}) => {
    heard.length = 0
    const body = { ...filter, sort_field: sort, sort_direction: ORDERS[sort]![1], page, size: SIZE }
    const answer = await maker.call('POST', '/payout_proxy/payments/filter', {
      query: { env_name: 'uat' },
      body,
    })
    expect(answer.status).toBe(200)
    const { content, page: message } = answer.body as {
      content: { payment_id: string }[]
      page: { totalElements: number; isEstimate?: true }
    }
    const leapt = heard.some((text) => text.includes('payments as stone where'))
    return { ids: content.map(({ payment_id }) => payment_id), told: message, leapt }
  }

  const NARROWED: [string, object, RawBuilder<unknown>][] = [
    ['nothing', {}, sql`true`],
    ['a common state', { states: ['COMPLETED'] }, sql`state = 'COMPLETED'`],
  ]
  describe.each(NARROWED)('narrowed by %s', (_name, filter, narrowed) => {
    it.each(Object.keys(ORDERS))(
      'and sorted by %s, holds at its middle what stands there, and is counted to the last (PAY-031, API-085)',
      async (sort) => {
        const all = await idsBy(sort, narrowed)
        const middle = Math.floor(all.length / SIZE / 2)
        for (const page of [middle - 3, middle, middle + 3]) {
          const { ids, told, leapt } = await pageAt(sort, page, filter)
          expect(ids).toEqual(all.slice(page * SIZE, (page + 1) * SIZE))
          expect(told).toEqual(expect.objectContaining({ totalElements: all.length }))
          expect(told).not.toHaveProperty('isEstimate')
          expect(leapt).toBe(true)
        }
      },
    )
  })

  const change = (query: () => RawBuilder<unknown>) => () =>
    asSystem(store, (trx) => query().execute(trx)).then(() => undefined)
  it.each<[string, () => Promise<void>]>([
    [
      'has other amounts now',
      change(
        () => sql`update payments set source_amount = 0.01, destination_amount = 0.01
          where id = (select id from payments where ${mine()} order by source_amount desc limit 1)`,
      ),
    ],
    ['is gone', change(() => sql`delete from payments where ${mine()} and internal_id = 'INV-9001'`)],
    [
      'came late, after others were counted',
      () => fillPayments(store, { orgId, environment: 'uat', count: 200 }),
    ],
  ])('is right where a payment %s (PAY-031)', async (_name, happen) => {
    expect(await laid()).toBeGreaterThan(0)
    await happen()
    for (const sort of Object.keys(ORDERS)) {
      const all = await idsBy(sort, sql`true`)
      const page = Math.floor(all.length / SIZE / 2) - 15
      const { ids } = await pageAt(sort, page)
      expect(ids).toEqual(all.slice(page * SIZE, (page + 1) * SIZE))
    }
  })
})
