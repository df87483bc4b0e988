import type { FastifyInstance } from 'fastify'
import { readConfig } from '#server/app/config.ts'
import { toServerDefinitions } from '#server/app/definitions.ts'
import { createSchemas } from '#server/app/schemas.ts'
import { createServer } from '#server/app/server.ts'
import { readGround } from '#server/definitions/judge.ts'
import { requireLimits } from '#server/definitions/limit.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/read.ts'
import { readSchemas } from '#server/definitions/schemas.ts'
import { createHandlers } from '#server/handlers.ts'
import { housekeeping } from '#server/jobs/housekeeping.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import { openDatabase } from './database.ts'
import { describeStart } from './greeting.ts'
import { findPort } from './port.ts'
import { buildPortal } from './portal.ts'
import { sentenceOf } from './sentence.ts'

const STOP_MS = 10_000
/** Whoever comes in a rush is refused in words, not by the operating system. */
const BACKLOG = 4096

const run = async (root: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const port = await findPort(env.PORT)
  const portal = env.PORTOLAN_PORTAL ?? (await buildPortal(root))
  const store = await openDatabase(root, env)
  const config = readConfig(env, `http://localhost:${port}`, portal)
  const table = readSchemas()
  const definitions = toServerDefinitions(readDefinitions(definitionsRoot), readGround(table))
  requireLimits(definitions)
  const schemas = createSchemas(table)
  const log = {
    level: env.PORTOLAN_LOG ?? 'warn',
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  }
  const jobs = createJobs(store)
  jobs.define(housekeeping(store))
  const handlers = createHandlers({ store, jobs, definitions, config })
  const app = await createServer({ store, definitions, schemas, config, handlers, log })
  await jobs.start()
  stopOnSignal(app, async () => {
    await jobs.stop()
    await store.close()
  })
  await app.listen({ port, host: env.HOST ?? '127.0.0.1', backlog: BACKLOG })
  console.log(await describeStart(store, config))
}

const stopOnSignal = (app: FastifyInstance, finish: () => Promise<void>): void => {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_MS).unref()
    await app.close()
    await finish()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}

/** Starts Portolan, or says in one sentence why it cannot. */
export const start = async (root: string, env: NodeJS.ProcessEnv): Promise<void> => {
  try {
    await run(root, env)
  } catch (error) {
    console.error(sentenceOf(error))
    process.exit(1)
  }
}
