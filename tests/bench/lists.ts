import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { readConfig } from '../../src/server/app/config.ts'
import { toServerDefinitions } from '../../src/server/app/definitions.ts'
import { createSchemas } from '../../src/server/app/calls/schemas.ts'
import { createServer } from '../../src/server/app/server.ts'
import { definitionsRoot, readDefinitions } from '../../src/server/definitions/definition-files.ts'
import { readSchemas } from '../../src/server/definitions/schemas.ts'
import { createHandlers } from '../../src/server/handlers.ts'
import { createJobs } from '../../src/server/jobs/jobs.ts'
import { openMemory } from '../../src/server/store/engines/embedded.ts'
import { openPostgres } from '../../src/server/store/engines/postgres.ts'
import { createStore, type Store } from '../../src/server/store/store.ts'
import { postgresFolders } from '../server/postgres-binaries.ts'
import { startPostgres } from '../server/postgres-server.ts'
import { PUBLIC_URL } from '../server/server.ts'
import { signIn } from '../server/sign-in.ts'
import { fill } from '../server/snapshot.ts'
import { fillPayments } from '../volume/fill.ts'
import { filters, sorts } from '../volume/filters.ts'
import { median, percentile, say, tableOf, type Part } from './figures.ts'
import { setAsideHugePages } from './huge-pages.ts'

const times = Number(process.env.PORTOLAN_BENCH_ROUNDS ?? 12)
const size = 100
const person = 'maker@northwind.example'

/** The product as it ships around a store, for as many calls as a measurement makes. */
export async function serverOf(store: Store, jobs = createJobs(store)): Promise<FastifyInstance> {
  const definitions = toServerDefinitions(readDefinitions(definitionsRoot))
  const config = { ...readConfig({}, PUBLIC_URL), signInsPerMinute: 1_000, requestsPerMinute: 1_000_000 }
  const handlers = createHandlers({ store, jobs, definitions, config })
  const app = await createServer({
    store,
    definitions,
    schemas: createSchemas(readSchemas()),
    config,
    handlers,
  })
  await app.ready()
  return app
}

interface Pages {
  readonly totalElements: number
  readonly totalPages: number
}

async function measure(title: string, store: Store, count: number): Promise<Part> {
  await fill(store, 'seeded')
  const found = await store.db
    .selectFrom('users')
    .select('org_id')
    .where('email', '=', person)
    .executeTakeFirstOrThrow()
  const began = performance.now()
  await fillPayments(store, { orgId: found.org_id, environment: 'uat', count })
  console.log(`${title}: filled in ${say((performance.now() - began) / 1000)} s`)
  const app = await serverOf(store)
  const caller = await signIn(app, person)
  const ask = async (body: object) => {
    const from = performance.now()
    const answer = await caller.call('POST', '/payout_proxy/payments/filter', {
      query: { env_name: 'uat' },
      body,
    })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return { took: performance.now() - from, page: (answer.body as { page: Pages }).page }
  }
  const rows: string[][] = []
  for (const [name, filter] of Object.entries(filters)) {
    const first: number[] = []
    const deep: number[] = []
    for (const sort_field of sorts) {
      const { page } = await ask({ ...filter, sort_field, size })
      const last = Math.max(0, page.totalPages - 1)
      for (let time = 0; time < times; time += 1) {
        first.push((await ask({ ...filter, sort_field, size })).took)
        deep.push((await ask({ ...filter, sort_field, size, page: Math.floor(last / 2) })).took)
        deep.push((await ask({ ...filter, sort_field, size, page: last })).took)
      }
    }
    rows.push([
      name,
      say(median(first), 0),
      say(percentile(first, 0.95), 0),
      say(median(deep), 0),
      say(percentile(deep, 0.95), 0),
    ])
  }
  await app.close()
  await store.close()
  return {
    title,
    says: `Milliseconds for a page of ${size} through the server, every sort, ${times} times each; deep: the middle and the last page.`,
    table: tableOf([['filter', 'first, median', 'first, p95', 'deep, median', 'deep, p95'], ...rows]),
  }
}

/** 100,000 payments on the embedded database. */
export async function measureEmbedded(): Promise<Part> {
  return measure(
    'Lists: 100,000 payments, PGlite',
    createStore('embedded', (await openMemory()).pool),
    100_000,
  )
}

/** 1,000,000 payments on PostgreSQL. */
export async function measurePostgres(): Promise<Part> {
  const folder = postgresFolders()[0]
  if (folder === undefined) throw new Error('There is no PostgreSQL on this machine.')
  // Its own default is for machines of 512 MB; this holds every index of a million payments.
  const giveBack = setAsideHugePages(4_500)
  const server = await startPostgres(folder, ['shared_buffers=4GB'])
  try {
    const store = createStore('postgres', openPostgres(server.url))
    const found = await sql<{
      huge: string | null
    }>`select current_setting('huge_pages_status', true) as huge`.execute(store.db)
    const memory = `4 GB of shared buffers, huge pages ${found.rows[0]?.huge ?? 'unknown'}`
    return await measure(`Lists: 1,000,000 payments, PostgreSQL with ${memory}`, store, 1_000_000)
  } finally {
    await server.stop()
    giveBack()
  }
}
