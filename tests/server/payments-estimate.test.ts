import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createHandlers } from '#server/handlers.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import type { DatabasePool } from '#server/store/engines/pool.ts'
import { createStore } from '#server/store/store.ts'
import { countingUpTo } from './counting-up-to.ts'
import { describeEachEngine } from './engines.ts'
import { listeningPool } from './listening-pool.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { createTestServer, realWorld, testConfig } from './server.ts'
import { asSystem } from './system.ts'

interface Listed {
  content: { payment_id: string }[]
  page: { totalElements: number; totalPages: number; isEstimate?: true }
}

const SIZE = 30
const LEFT = 40

/** Wraps a pool and records its counting statements. */
const countingPool = (pool: DatabasePool, counts: string[]): DatabasePool =>
  listeningPool(pool, (text) => {
    if (text.includes('count(*)') && text.includes('from "payments"')) counts.push(text)
  })

describeEachEngine('a list whose total is estimated', (makeStore) => {
  let maker: Caller
  const counts: string[] = []

  beforeAll(async () => {
    const plain = await makeStore()
    const store = createStore(plain.engine, countingPool(plain.pool, counts))
    await sql`alter table payments set (autovacuum_enabled = false)`.execute(store.db)
    await sql`analyze payments`.execute(store.db)
    // Nearly all completed payments fail after the last `analyze`, so the statistics are out of date.
    await asSystem(store, (trx) =>
      sql`with mine as (select p.id, row_number() over (order by p.id) as nth from payments p join users u on u.org_id = p.org_id
          where u.email = 'maker@northwind.example' and p.environment = 'uat' and p.state = 'COMPLETED')
        update payments p set state = 'FAILED' from mine where mine.id = p.id and mine.nth > ${LEFT}::int`.execute(
        trx,
      ),
    )
    const definitions = countingUpTo(10)
    const { schemas } = realWorld(store)
    const handlers = createHandlers({ store, jobs: createJobs(store), definitions, config: testConfig() })
    maker = await signIn(
      await createTestServer(store, { definitions, schemas, handlers }),
      'maker@northwind.example',
    )
  })

  beforeEach(() => void counts.splice(0))

  const list = async (body: object): Promise<Listed> => {
    const query = { env_name: 'uat' }
    const answer = await maker.call('POST', '/payout_proxy/payments/filter', { query, body })
    expect(answer.status).toBe(200)
    return answer.body as Listed
  }

  it('ends with the last payments, and has nothing behind them (API-085)', async () => {
    const { page } = await list({ size: SIZE })
    expect(page.isEstimate).toBe(true)
    const last = await list({ size: SIZE, page: page.totalPages - 1 })
    const oldest = await list({ size: 1, sort_direction: 'asc' })
    expect(last.page).toMatchObject({ isEstimate: true, totalPages: page.totalPages })
    expect(last.content.at(-1)?.payment_id).toBe(oldest.content[0]!.payment_id)
    const before = await list({ size: SIZE, page: page.totalPages - 2 })
    const pages = [...before.content, ...last.content].map((row) => row.payment_id)
    expect(new Set(pages).size).toBe(pages.length)
    expect((await list({ size: SIZE, page: page.totalPages })).content).toEqual([])
  })

  it.each([1, 3])(
    'is counted after all where page %i holds less than the estimate promised (API-085)',
    async (page) => {
      const completed = { states: ['COMPLETED'], size: SIZE }
      const first = await list(completed)
      expect(first.page.isEstimate).toBe(true)
      expect(first.page.totalElements).toBeGreaterThan(4 * SIZE)
      const found = await list({ ...completed, page })
      expect(found.page).toMatchObject({ totalElements: LEFT, totalPages: 2 })
      expect(found.page).not.toHaveProperty('isEstimate')
      expect(found.content).toHaveLength(page === 1 ? LEFT - SIZE : 0)
    },
  )

  it('is not counted for a page whose walk is longer than what is counted', async () => {
    const { page } = await list({ size: SIZE })
    expect(counts.splice(0)).toHaveLength(1)
    const middle = await list({ size: SIZE, page: Math.floor(page.totalPages / 2) })
    expect(middle.content).toHaveLength(SIZE)
    expect(middle.page).toMatchObject({ isEstimate: true, totalElements: page.totalElements })
    expect(counts).toEqual([])
  })
})
