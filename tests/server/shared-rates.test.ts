import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { sql } from 'kysely'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { askToken } from './asking-token.ts'
import { copyOfTemplate } from './postgres-template.ts'
import { createTestServer, testConfig } from './server.ts'

const REQUESTS = 40
const SIGN_INS = 10

const suite = inject('postgresUrl') ? describe : describe.skip

suite('two processes on one database', () => {
  const stores: Store[] = []
  let replicas: FastifyInstance[]

  beforeAll(async () => {
    const url = await copyOfTemplate(inject('postgresUrl'), 'seeded')
    const config = testConfig({ requestsPerMinute: REQUESTS, signInsPerMinute: SIGN_INS })
    stores.push(...[1, 2].map(() => createStore('postgres', openPostgres(url, 3))))
    replicas = await Promise.all(stores.map((store) => createTestServer(store, { config })))
  })
  afterAll(async () => {
    for (const app of replicas) await app.close()
    for (const store of stores) await store.close()
  })

  /** Walks from one process to the other, and answers with how many were let in. */
  const letIn = async (many: number, ask: (app: FastifyInstance) => Promise<{ statusCode: number }>) => {
    let count = 0
    for (let turn = 0; turn < many; turn += 1)
      if ((await ask(replicas[turn % 2]!)).statusCode !== 429) count += 1
    return count
  }
  const ask = (remoteAddress: string) => (app: FastifyInstance) =>
    app.inject({ url: '/health', remoteAddress })

  it('take together no more tries to sign in than one alone may, to the very try (TRU-083)', async () => {
    const from = { remoteAddress: '203.0.113.1' }
    expect(await letIn(2 * SIGN_INS, (app) => askToken(app, 'nobody', 'wrong', from))).toBe(SIGN_INS)
    const refused = await askToken(replicas[0]!, 'nobody', 'wrong', from)
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    const other = await askToken(replicas[1]!, 'nobody', 'wrong', { remoteAddress: '203.0.113.2' })
    expect(other.statusCode).toBe(401)
  })

  it('take together not much more of anything else, however a caller goes from one to the other (TRU-083)', async () => {
    const count = await letIn(4 * REQUESTS, ask('203.0.113.3'))
    expect(count).toBeGreaterThanOrEqual(REQUESTS)
    expect(count).toBeLessThan(1.5 * REQUESTS)
    for (const app of replicas) expect((await ask('203.0.113.3')(app)).statusCode).toBe(429)
  })

  it('count each for itself while nothing can be counted together (TRU-083)', async () => {
    await sql`alter table rate_counts rename to rate_counts_away`.execute(stores[0]!.db)
    expect(await letIn(6 * REQUESTS, ask('203.0.113.4'))).toBe(2 * REQUESTS)
    await sql`alter table rate_counts_away rename to rate_counts`.execute(stores[0]!.db)
  })
})
