import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import type { BulkOutcome } from '../../src/definition/generated/wire-entities.ts'
import { createJobs } from '../../src/server/jobs/jobs.ts'
import { openPostgres } from '../../src/server/store/engines/postgres.ts'
import { createStore } from '../../src/server/store/store.ts'
import { booksOfAll, copiesOf, hold, reject } from '../server/approving.ts'
import { identityNamed } from '../server/paying.ts'
import { postgresFolders } from '../server/postgres-binaries.ts'
import { startPostgres } from '../server/postgres-server.ts'
import { signIn } from '../server/sign-in.ts'
import { fill } from '../server/snapshot.ts'
import { say, tableOf, type Part } from './figures.ts'
import { serverOf } from './lists.ts'

const SIZES = [40, 1000]
const DECIDED_MEANWHILE = 5

/** Measures one call that decides many pending payments, some of which another person rejected meanwhile. */
export async function measureDecisions(): Promise<Part> {
  const folder = postgresFolders()[0]
  if (folder === undefined) throw new Error('There is no PostgreSQL on this machine.')
  const server = await startPostgres(folder)
  const store = createStore('postgres', openPostgres(server.url))
  await fill(store, 'seeded')
  const jobs = createJobs(store)
  const app = await serverOf(store, jobs)
  await jobs.start()
  const maker = await signIn(app, 'maker@northwind.example')
  const checker = await signIn(app, 'checker@northwind.example')
  const admin = await signIn(app, 'admin@northwind.example')
  const requested = await hold(maker, await identityNamed(maker, 'Taller Azul'))
  const decide = async (count: number): Promise<string[]> => {
    const payments = await copiesOf(store, requested, count)
    const gone = payments.slice(0, DECIDED_MEANWHILE)
    for (const one of gone) await reject(admin, one)
    const items = payments.map(({ id, fingerprint }) => ({
      call: 'payments.approve',
      id,
      body: { fingerprint },
    }))
    const from = performance.now()
    const { status, body } = await checker.call('POST', '/bulk', { body: { items }, key: randomUUID() })
    const took = performance.now() - from
    if (status !== 200) throw new Error(JSON.stringify(body))
    const { outcomes } = body as { outcomes: BulkOutcome[] }
    const refused = outcomes.filter(({ code }) => code === 'APPROVAL_DECIDED').map(({ id }) => id)
    const books = await booksOfAll(store, payments)
    const once = books.filter(({ sent, decided }) => sent === 1 && decided.length === 1).length
    return [
      count.toLocaleString('en'),
      say(took / 1000),
      say(took / count),
      once.toLocaleString('en'),
      `${refused.length} of ${gone.length}`,
    ]
  }
  const [load] = loadavg()
  const rows: string[][] = []
  for (const count of SIZES) rows.push(await decide(count))
  await app.close()
  await jobs.stop()
  await store.close()
  await server.stop()
  return {
    title: 'Many decisions in one request, PostgreSQL',
    says: `One answer to so many payments that one person approves together, each in a transaction of its own; ${DECIDED_MEANWHILE} were rejected by somebody else after they were selected. 10 s are wanted for 1,000. The load of the machine was ${say(load)} when it began.`,
    table: tableOf([
      [
        'payments',
        'seconds',
        'milliseconds each',
        'approved exactly once',
        'told that somebody else decided',
      ],
      ...rows,
    ]),
  }
}
