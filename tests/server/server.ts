import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { LOW_BALANCE } from '#definition/facts/limit-name.ts'
import type { HandlersById } from '#server/app/call.ts'
import { readConfig, type ServerConfig } from '#server/app/config.ts'
import { toServerDefinitions, type ServerDefinitions } from '#server/app/definitions.ts'
import { createSchemas, type Schemas } from '#server/app/calls/schemas.ts'
import { createServer, type ServerParts } from '#server/app/server.ts'
import { readCheckContext } from '#server/definitions/definitions-check.ts'
import { readDefinitions } from '#server/definitions/definition-files.ts'
import { readSchemas } from '#server/definitions/schemas.ts'
import { linkMachines } from '#server/payments/moves/machines.ts'
import { createHandlers } from '#server/handlers.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import type { Store } from '#server/store/store.ts'
import { openDoor } from './admission.ts'
import { closeAtEnd } from './closing.ts'
import { holdToDescription } from './documented.ts'
import { shippedDefinitions } from './shipped.ts'
import { openSimulated } from './simulated.ts'

export const PUBLIC_URL = 'http://portolan.test'

const pathTo = (folder: string) => fileURLToPath(new URL(folder, import.meta.url))

const exampleSchemas = () => new Map([...readSchemas(), ...readSchemas(pathTo('./fixtures/schemas'))])

/** Example definitions and schemas, for behaviour that all calls share. */
export const exampleWorld = (): { definitions: ServerDefinitions; schemas: Schemas } => ({
  definitions: toServerDefinitions(
    readDefinitions(pathTo('./fixtures/definitions')),
    readCheckContext(exampleSchemas()),
  ),
  schemas: createSchemas(readSchemas(pathTo('./fixtures/schemas'))),
})

/**
 * Lengthens the limits that a busy machine would exceed, and switches off the check for duplicate payments. Other
 * tests cover those limits.
 */
const patient = (definitions: ServerDefinitions): ServerDefinitions => {
  const requestWait = { is: 60_000, unit: 'milliseconds' as const, says: 'For tests.' }
  const requestsWaiting = { is: 200, unit: 'entries' as const, says: 'For tests.' }
  const freshSignInSeconds = { is: 86_400, unit: 'seconds' as const, says: 'For tests.' }
  const signInFirstWait = { is: 3600, unit: 'seconds' as const, says: 'For tests.' }
  const duplicateSeconds = { is: 0, unit: 'seconds' as const, says: 'For tests.' }
  const signInLongestWait = { is: 86_400, unit: 'seconds' as const, says: 'For tests.' }
  const waits = {
    requestWait,
    requestsWaiting,
    freshSignInSeconds,
    signInFirstWait,
    signInLongestWait,
    duplicateSeconds,
  }
  // Tests set accounts to the amounts they need; another test covers low balances.
  const limits = Object.fromEntries(
    Object.entries(definitions.limits).map(([name, limit]) => [
      name,
      name.startsWith(LOW_BALANCE) ? { ...limit, is: 0 } : limit,
    ]),
  )
  return { ...definitions, limits: { ...limits, ...waits } }
}

let shipped: { definitions: ServerDefinitions; schemas: Schemas } | undefined

/** The shipped definitions and schemas, read once: no server changes them. */
export const shippedWorld = (): { definitions: ServerDefinitions; schemas: Schemas } =>
  (shipped ??= {
    definitions: patient(shippedDefinitions()),
    schemas: createSchemas(readSchemas()),
  })

/** Shipped definitions that compare payments over a day, with batch quotes that last an hour on a busy machine. */
export const comparingDefinitions = (): ServerDefinitions => {
  const { definitions } = shippedWorld()
  const duplicateSeconds = { is: 86_400, unit: 'seconds' as const, says: 'For tests.' }
  const batchQuoteSeconds = { is: 3600, unit: 'seconds' as const, says: 'For tests.' }
  return { ...definitions, limits: { ...definitions.limits, duplicateSeconds, batchQuoteSeconds } }
}

/** The machines of payments the product ships. */
export const shippedMachines = () => linkMachines(shippedWorld().definitions)

/** The shipped machines of payments, with the definitions that say who is notified. */
export const shippedMoving = () => {
  const { definitions } = shippedWorld()
  return { machines: linkMachines(definitions), definitions }
}

/** The definitions, schemas and handlers the product ships. */
export const realWorld = (
  store: Store,
): { definitions: ServerDefinitions; schemas: Schemas; handlers: HandlersById } => {
  const { definitions, schemas } = shippedWorld()
  const handlers = createHandlers({ store, jobs: createJobs(store), definitions, config: testConfig() })
  return { definitions, schemas, handlers }
}

let simulated: ReturnType<typeof openSimulated> | undefined

export const testConfig = (changes: Partial<ServerConfig> = {}): ServerConfig => ({
  ...readConfig({}, PUBLIC_URL),
  network: (simulated ??= openSimulated()).network,
  ...changes,
})

/** Validates the answers of shipped calls against their description; example calls answer as their tests say. */
const holdShipped = (definitions: ServerDefinitions) =>
  definitions.calls.some(({ id }) => id === 'payments.create')
    ? { onAnswer: holdToDescription(definitions) }
    : {}

/** A server that listens on nothing; closed when the file ends. */
export const createTestServer = async (
  store: Store,
  parts: Partial<ServerParts> = {},
): Promise<FastifyInstance> => {
  const world = parts.definitions && parts.schemas && parts.handlers ? {} : realWorld(store)
  const complete = { store, config: testConfig(), ...world, ...parts } as ServerParts
  const app = await createServer({ ...holdShipped(complete.definitions), ...complete })
  await app.ready()
  openDoor(app, store, complete.config)
  closeAtEnd(() => app.close())
  return app
}
