import type { FastifyInstance } from 'fastify'
import { createChanges } from '#server/app/publication/changes.ts'
import type { ServerConfig } from '#server/app/config.ts'
import { toServerDefinitions, type ServerDefinitions } from '#server/app/definitions.ts'
import { createEditions } from '#server/app/publication/editions.ts'
import { createFacts } from '#server/app/facts.ts'
import type { Departure } from '#server/app/http/health.ts'
import { createAuthorizer, type AuthorizePermission } from '#server/app/permission.ts'
import { createSchemas } from '#server/app/calls/schemas.ts'
import { createServer, type ServerParts } from '#server/app/server.ts'
import { readCheckContext } from '#server/definitions/definitions-check.ts'
import { limitOf, requireLimits } from '#server/definitions/limit.ts'
import { requireNotifications } from '#server/notifications/recipients.ts'
import { readDefinitions } from '#server/definitions/definition-files.ts'
import { readSchemas } from '#server/definitions/schemas.ts'
import { validateOnce } from '#server/definitions/verdict.ts'
import { createHandlers } from '#server/handlers.ts'
import { housekeeping } from '#server/jobs/housekeeping.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { readNetwork } from '#server/network/data.ts'
import type { Store } from '#server/store/store.ts'
import { followDefinitions } from './follow-definitions.ts'

export interface FollowingServerParts {
  store: Store
  /** Not started yet: the definitions define their jobs first. */
  jobs: Jobs
  config: ServerConfig
  /** The folder of the definitions. */
  folder: string
  log?: ServerParts['log']
  departure?: Departure
  print: (text: string) => void
}

/** Creates a server that follows a folder of definitions and applies what is saved there while it runs. */
export const createFollowingServer = async (
  parts: FollowingServerParts,
): Promise<{ app: FastifyInstance; close: () => Promise<void> }> => {
  const { store, jobs, config, folder, departure, log, print } = parts
  const table = readSchemas()
  const context = readCheckContext(table)
  const schemas = createSchemas(table)
  const files = readDefinitions(folder)
  const present = toServerDefinitions(files, context, validateOnce)
  requireLimits(present)
  requireNotifications(present)
  const { version } = present.published
  const changes = createChanges(version)
  let data = readNetwork(folder)
  let rights = createAuthorizer(present, createFacts(present))
  let current = present
  const authorizeNow: AuthorizePermission = (...requested) => rights(...requested)
  const open = (definitions: ServerDefinitions) => {
    jobs.define(
      housekeeping(store, {
        intentDays: limitOf(definitions, 'idempotencyDays'),
        requestDays: limitOf(definitions, 'apiRequestDays'),
        signInDays: limitOf(definitions, 'signInDays'),
        eventDays: limitOf(definitions, 'eventDays'),
      }),
    )
    const handlers = createHandlers({ store, jobs, definitions, config, data, inForce: () => current })
    return createServer({
      store,
      definitions,
      schemas,
      config,
      handlers,
      data,
      changes,
      authorizeNow,
      departure,
      log,
    })
  }
  const app = await open(present)
  const editions = createEditions(version, app)
  const following = followDefinitions({
    folder,
    context,
    files,
    present,
    changes,
    publish: async (definitions, changed) => {
      if (changed.some((path) => path.startsWith('network/'))) data = readNetwork(folder)
      await editions.publish(definitions.published.version, await open(definitions))
      rights = createAuthorizer(definitions, createFacts(definitions))
      current = definitions
    },
    tellsPages: !config.production,
    print,
  })
  return {
    app,
    async close() {
      following.close()
      changes.close()
      await editions.close()
    },
  }
}
