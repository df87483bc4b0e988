import type { QueryClient } from '@tanstack/react-query'
import type { LinkedDefinitions } from '../definitions/linked.ts'
import { report } from '../report.ts'
import { createClient, type Client } from '../server/client.ts'
import { createServerClock, type ServerClock } from '../server/clock.ts'
import { createConnection, type Connection } from '../server/connection.ts'
import { refusedHere } from '../server/refused-here.ts'
import { createUpload } from '../server/upload.ts'
import { createVerify } from '../server/verify.ts'
import { askGrant } from './ask-grant.ts'
import { configurationQuery } from './configuration.ts'
import { chosenEnvironment, resolveEnvironment } from './environment.ts'
import { loadSession } from './load-session.ts'
import { LoginFailure } from './login-failure.ts'
import type { Session } from './session.ts'
import { createTokens, TokenError } from './tokens.ts'

/** The version of this client, as the portal says it (LIM-048). */
export const clientVersion = '1.173.0'

/** What runs underneath a session: token, client, clock and upload, joined once. */
export interface EngineRoom {
  readonly client: Client
  readonly clock: ServerClock
  readonly connection: Connection
  readonly upload: ReturnType<typeof createUpload>
  /** When the session ends whatever a person does. */
  readonly endsAt: () => number | undefined
  load(): Promise<Session>
}

export interface EngineRoomParts {
  readonly definitions: LinkedDefinitions
  readonly queries: QueryClient
  readonly onSessionEnd: () => void
  readonly onTokenTrouble: (trouble: TokenError) => void
}

export function createEngineRoom(parts: EngineRoomParts): EngineRoom {
  const { definitions, queries } = parts
  const tokens = createTokens(askGrant, Date.now)
  const clock = createServerClock(Date.now)
  const connection = createConnection()
  let environment = 'dev'

  async function token(): Promise<string> {
    try {
      return await tokens.token()
    } catch (thrown) {
      if (thrown instanceof TokenError) parts.onTokenTrouble(thrown)
      if (!(thrown instanceof LoginFailure)) throw thrown
      parts.onSessionEnd()
      const message = 'Sign in again to go on. What you entered is kept.'
      throw refusedHere({ title: 'Your session has ended', message, status: 401 })
    }
  }

  const client = createClient({
    calls: definitions.library.calls,
    tokens: { token, forget: tokens.forget },
    environment: () => environment,
    version: clientVersion,
    onServerTime: clock.learn,
    onSessionEnd: parts.onSessionEnd,
    onConnection: connection.tell,
    verify: createVerify(report),
  })
  return {
    client,
    clock,
    connection,
    endsAt: tokens.endsAt,
    upload: createUpload({ token, environment: () => environment }),
    async load() {
      const { claims } = await tokens.grant()
      const named = new URL(location.href).searchParams.get('env_name')
      environment = resolveEnvironment({ named, chosen: chosenEnvironment(), assigned: claims.environments })
      const freshMs = Number(definitions.limits.configurationCache)
      const configuration = queries.fetchQuery(configurationQuery({ client, environment, freshMs, report }))
      return loadSession({ client, definitions, claims, environment, configuration })
    },
  }
}
