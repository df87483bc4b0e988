import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { HandlersById } from '#server/app/call.ts'
import type { ServerDefinitions } from '#server/app/definitions.ts'
import { createHandlers } from '#server/handlers.ts'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import type { NetworkData } from '#server/network/data.ts'
import { PAYOUTS } from '#server/network/payout/payouts.ts'
import { STABLECOIN_ORDERS } from '#server/network/stablecoin/orders.ts'
import type { Journal } from '#server/network/simulator/journal.ts'
import { moveClock } from '#server/store/clock.ts'
import type { Store } from '#server/store/store.ts'
import { createTestServer, shippedWorld, testConfig } from './server.ts'
import { openSimulated, type Simulated } from './simulated.ts'

export interface World {
  app: FastifyInstance
  jobs: Jobs
  /** Lets so many seconds pass, and everything happen that is due by then. */
  pass(seconds: number): Promise<void>
  /** Its network, which pays nobody. */
  network: Pick<Simulated, 'answer'>
}

/** The whole product around one store, its jobs running until the store closes: they hold one of its connections. */
export const openWorld = async (
  store: Store,
  around: (handlers: HandlersById) => HandlersById = (handlers) => handlers,
  data?: NetworkData,
  given?: ServerDefinitions,
  journal?: Journal,
): Promise<World> => {
  const { definitions: shipped, schemas } = shippedWorld()
  const definitions = given ?? shipped
  const simulated = openSimulated(data, journal)
  const { network } = simulated
  const own = createJobs(store)
  const handOvers: (() => Promise<unknown>)[] = []
  const jobs: Jobs = {
    ...own,
    define: (job) => {
      if (job.name === PAYOUTS || job.name === STABLECOIN_ORDERS)
        handOvers.push(async () => job.work({} as never))
      own.define(job)
    },
  }
  const handlers = around(
    createHandlers({ store, jobs, definitions, config: testConfig({ network }), ...(data && { data }) }),
  )
  await jobs.start()
  const close = store.close
  store.close = async () => {
    await jobs.stop()
    await close()
  }
  const app = await createTestServer(store, {
    definitions,
    schemas,
    handlers,
    config: testConfig({ requestsPerMinute: 100_000, network }),
    ...(data && { data }),
  })
  const isAtWork = async () =>
    (await sql`select 1 from pgboss.job where state = 'active' limit 1`.execute(store.db)).rows.length > 0
  /** A job that is under way while the clock moves would plan by the time of before; one that is held up is not waited for. */
  const finishActive = async () => {
    for (let looks = 0; looks < 100 && (await isAtWork()); looks += 1) await wait(10)
  }
  const pass = async (seconds: number) => {
    // Decided payouts and stablecoin orders are handed over before the clock moves.
    for (const handOver of handOvers) await handOver()
    await finishActive()
    // The network first: a request that is sent because time passed finds that it did.
    simulated.pass(seconds)
    await moveClock(store, seconds)
    await simulated.tell(app)
    await jobs.settle(seconds)
  }
  return { app, jobs, pass, network: simulated }
}
