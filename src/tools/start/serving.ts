import { toConfig, type NetworkConfig, type ServerConfig } from '#server/app/config.ts'
import { createDeparture } from '#server/app/http/health.ts'
import { definitionsRoot } from '#server/definitions/definition-files.ts'
import type { Variables } from '#server/deployment/variables.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import type { Store } from '#server/store/store.ts'
import { createFollowingServer } from './following-server.ts'
import { listDemoPeople } from '#server/users/people.ts'
import { DEMO_PASSWORD } from '#server/login/password/demo-password.ts'

const SHOWN = 8

/** Returns the printed address and demo accounts. */
const describeStart = async (store: Store, config: ServerConfig): Promise<string> => {
  const lines = ['', `Portolan is ready at ${config.publicUrl}`]
  if (config.login.demo) {
    const people = await listDemoPeople(store)
    if (people.length > 0)
      lines.push('', `Sign in as one of these invented people, password ${DEMO_PASSWORD}:`)
    for (const person of people.slice(0, SHOWN)) {
      lines.push(`  ${person.email.padEnd(40)} ${person.org_name}, ${person.first_name} ${person.last_name}`)
    }
    if (people.length > SHOWN) lines.push(`  … and ${people.length - SHOWN} more on the sign-in page`)
  }
  return [...lines, ''].join('\n')
}

const STOP_MS = 10_000
/** The connection backlog, so that the server refuses excess calls itself, with a sentence. */
const BACKLOG = 4096

export interface Place {
  port: number
  /** The folder of the built portal. */
  portal: string
  /** The simulator of a demonstration; absent if a network is configured. */
  simulator: NetworkConfig | undefined
}

/** Stops the server: SIGTERM after a grace period, SIGINT, which a person sends, at once. */
const stopOnSignal = (leave: (hurry: AbortSignal) => Promise<void>, stopAll: () => Promise<void>): void => {
  const hurry = new AbortController()
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await leave(hurry.signal)
    setTimeout(() => process.exit(1), STOP_MS).unref()
    await stopAll()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => {
    void stop()
    hurry.abort()
  })
}

/** Serves the store, prints its address, and watches the definitions, until a signal. */
export const serve = async (store: Store, place: Place, given: Variables): Promise<void> => {
  const { port, portal, simulator } = place
  const config = toConfig(given, `http://localhost:${port}`, portal, simulator)
  const log = {
    level: given.PORTOLAN_LOG,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  }
  const jobs = createJobs(store)
  const folder = given.PORTOLAN_DEFINITIONS ?? definitionsRoot
  const departure = createDeparture()
  const print = console.log
  const server = await createFollowingServer({ store, jobs, config, folder, departure, log, print })
  await jobs.start()
  stopOnSignal(
    (hurry) => departure.begin(given.PORTOLAN_DRAIN_SECONDS, hurry),
    async () => {
      await server.close()
      await jobs.stop()
      await store.close()
    },
  )
  await server.app.listen({ port, host: given.HOST, backlog: BACKLOG })
  console.log(await describeStart(store, config))
}
