import { fileURLToPath } from 'node:url'
import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Request,
  type Response,
  type WebError,
} from '@playwright/test'
import { sql } from 'kysely'
import { readConfig } from '#server/app/config.ts'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import { openMemory } from '#server/store/engines/embedded.ts'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { createFollowingServer } from '../../src/tools/start/following-server.ts'
import { findPort } from '../../src/tools/start/port.ts'
import { copyOfTemplate } from '../server/postgres-template.ts'
import { openSimulated, type Simulated } from '../server/simulated.ts'
import { snapshotOf } from '../server/snapshot.ts'
import { patientDefinitions } from '../server/uncompared.ts'
import type { StoredCookies } from './entrance.ts'
import { discard, lend, makeNew, type Shared } from './shared.ts'

/** A whole Portolan of one's own: server, login, portal and a database one can look into. */
export interface World {
  readonly address: string
  readonly store: Store
  readonly jobs: Jobs
  /** The network, which pays nobody. */
  readonly simulated: Pick<Simulated, 'pass' | 'restart'> & { tell(): Promise<boolean> }
  /** Sessions people already have in this world, so that not every test walks through the login. */
  readonly cookies: Map<string, StoredCookies>
  close(): Promise<void>
}

const pathTo = (folder: string) => fileURLToPath(new URL(folder, import.meta.url))
const portal = process.env.PORTOLAN_PORTAL ?? pathTo('../../dist/portal')
const firstPort = 4300

interface Opened {
  /** Database connection of the server. */
  store: Store
  /** Database connection of the tests, without row-level security. */
  whole: Store
}

/** On PostgreSQL, which takes a fifth of the processor that the embedded database takes; the server's own tests have both. */
const openSeeded = async (): Promise<Opened> => {
  const url = process.env.PORTOLAN_BROWSER_POSTGRES
  if (!url) {
    const store = createStore('embedded', (await openMemory(await snapshotOf('seeded'))).pool)
    return { store, whole: store }
  }
  const own = await copyOfTemplate(url, 'seeded')
  const whole = new URL(url)
  whole.pathname = new URL(own).pathname
  return {
    store: createStore('postgres', openPostgres(own)),
    whole: createStore('postgres', openPostgres(whole.href)),
  }
}

/** Opens one, by default of the project's own definitions, by which the same may be paid twice. */
export async function openWorld(port: number, definitionsFolder = patientDefinitions()): Promise<World> {
  const { store, whole } = await openSeeded()
  const address = `http://localhost:${port}`
  const simulated = openSimulated()
  const { network } = simulated
  const config = { ...readConfig({}, address, portal), signInsPerMinute: 1_000, network }
  const jobs = createJobs(store)
  const parts = { store, jobs, config, folder: definitionsFolder, print: () => undefined }
  const server = await createFollowingServer(parts)
  await jobs.start()
  await server.app.listen({ port, host: '127.0.0.1' })
  await store.db.updateTable('users').set({ viewed_disclosure: true }).execute()
  return {
    address,
    store: whole,
    jobs,
    simulated: { pass: simulated.pass, restart: simulated.restart, tell: () => simulated.tell(server.app) },
    cookies: new Map(),
    close: async () => {
      await server.close()
      await jobs.stop()
      await store.close()
      if (whole !== store) await whole.close()
    },
  }
}

export const freePort = (place: number) => findPort(firstPort + place)

/** Records the faults of a page that no test allows: errors, refusals and requests to other addresses. */
function watch(context: BrowserContext, address: string, allowed: readonly RegExp[]) {
  const faults: string[] = []
  let busy = 0
  const refusal = /status of 4\d\d/
  const note = (fault: string) => {
    if (![refusal, ...allowed].some((pattern) => pattern.test(fault))) faults.push(fault)
  }
  const onConsole = (message: ConsoleMessage) => message.type() === 'error' && note(message.text())
  // A starved machine refuses for a moment and says when to come again; the page does, and its test sees whether it goes on.
  const onResponse = (response: Response) => {
    if (response.status() === 503 && response.headers()['retry-after'] !== undefined) busy += 1
  }
  const isBusy = (fault: string): boolean => /status of 503/.test(fault) && (busy -= 1) >= 0
  const onError = (error: WebError) => note(String(error.error()))
  const onRequest = (request: Request) => {
    const url = request.url()
    if (!url.startsWith(address) && !/^(data|blob|about):/.test(url)) note(`left to ${url}`)
  }
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest).on('response', onResponse)
  const rest = () => {
    context
      .off('console', onConsole)
      .off('weberror', onError)
      .off('request', onRequest)
      .off('response', onResponse)
    return faults.filter((fault) => !isBusy(fault))
  }
  return { faults, rest }
}

interface Guards {
  /** Business time stands where it stood when another test let it pass. */
  sameTime: void
  /** Faults a test brings about itself. */
  allowed: readonly RegExp[]
  faults: readonly string[]
}

export const test = base.extend<Guards, { world: World; shared: Shared }>({
  world: [
    async ({}, use, info) => {
      const world = await openWorld(await freePort(info.workerIndex * 10))
      await use(world)
      await world.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ world }, use) => use(world.address),
  shared: [
    async ({}, use) => {
      const shared: Shared = {}
      await use(shared)
      await discard(shared)
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, shared, baseURL, colorScheme, locale, permissions, reducedMotion, timezoneId, viewport },
    use,
    info,
  ) => {
    const options = { baseURL, colorScheme, locale, permissions, reducedMotion, timezoneId, viewport }
    const context = await lend(shared, browser, options)
    await use(context)
    if (info.status === info.expectedStatus && !shared.isSpent) await makeNew(context, baseURL!)
    else await discard(shared)
  },
  page: async ({ context }, use) => {
    const [page = await context.newPage()] = context.pages()
    await use(page)
  },
  allowed: [[], { option: true }],
  sameTime: [
    async ({ world }, use) => {
      await use()
      world.simulated.restart()
      await sql`update app_clock set ahead = '0'`.execute(world.store.db)
    },
    { auto: true },
  ],
  faults: [
    async ({ context, baseURL, allowed }, use) => {
      const { faults, rest } = watch(context, baseURL!, allowed)
      await use(faults)
      expect(rest(), 'console errors, page errors, CSP violations and requests to other origins').toEqual([])
    },
    { auto: true },
  ],
})

/** A test of a world of its own, which its file opens and closes in this process: another would read and validate all anew. */
export const testIn = (own: () => World | undefined) =>
  // While the file still opens its world nobody has an address.
  test.extend({ baseURL: async ({}, use) => use(own()?.address) })

export { expect }
