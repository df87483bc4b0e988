import type { FastifyInstance } from 'fastify'
import { readConfig } from '#server/app/config.ts'
import { toServerDefinitions } from '#server/app/definitions.ts'
import { createSchemas } from '#server/app/schemas.ts'
import { createServer } from '#server/app/server.ts'
import { readGround } from '#server/definitions/judge.ts'
import { limitOf, requireLimits } from '#server/definitions/limit.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/read.ts'
import { readSchemas } from '#server/definitions/schemas.ts'
import { createHandlers } from '#server/handlers.ts'
import { housekeeping } from '#server/jobs/housekeeping.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import type { Store } from '#server/store/store.ts'
import { describeStart } from './greeting.ts'

const STOP_MS = 10_000
/** Whoever comes in a rush is refused in words, not by the operating system. */
const BACKLOG = 4096

export interface Place {
  port: number
  /** The folder of the built portal. */
  portal: string
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

/** Serves what is in the store, and says where, until it is asked to stop. */
export const serve = async (store: Store, place: Place, env: NodeJS.ProcessEnv): Promise<void> => {
  const { port, portal } = place
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
  jobs.define(housekeeping(store, limitOf(definitions, 'idempotencyDays')))
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
