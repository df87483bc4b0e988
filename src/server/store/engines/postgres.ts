import pg from 'pg'
import { asUnreached, isAnswered } from './database-errors.ts'
import { guardClient } from './guarded-client.ts'
import { listenOn } from './listening.ts'
import type { DatabasePool } from './pool.ts'
import { createReadiness } from './readiness.ts'
import { readWire } from './wire-types.ts'

const STATEMENT_MS = 15_000
const CONNECT_MS = 3000
const PROBE_MS = 2000
/** Connections: one for each concurrent call (`requestsAtOnce`), and some for jobs and listeners. */
const MAX_CLIENTS = 16

/** Creates a check whether the server accepts connections; concurrent callers share one answer. */
const createProbe = (connectionString: string): (() => Promise<boolean>) => {
  let requested: Promise<boolean> | undefined
  const ask = async () => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: PROBE_MS })
    client.on('error', () => undefined)
    const isThere = await client.connect().then(() => true, isAnswered)
    client.end().catch(() => undefined)
    return isThere
  }
  return () => (requested ??= ask().finally(() => (requested = undefined)))
}

/**
 * Opens a pool on a PostgreSQL server. The server cancels statements after `statementMs` milliseconds (0:
 * never); an unreachable server is an error within seconds.
 */
export const openPostgres = (url: string, max = MAX_CLIENTS, statementMs = STATEMENT_MS): DatabasePool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    options: `-c timezone=UTC -c statement_timeout=${statementMs}`,
    types: { getTypeParser: readWire as pg.CustomTypesConfig['getTypeParser'] },
  })
  pool.on('error', () => undefined)
  const isThere = createProbe(url)
  const own = createReadiness(url)

  const connect: DatabasePool['connect'] = async () => {
    try {
      return guardClient(await pool.connect(), isThere, own.hear)
    } catch (error) {
      throw asUnreached(error)
    }
  }

  return {
    connect,
    query: async (text, values) => {
      const client = await connect()
      try {
        const answer = await client.query(text, values)
        client.release()
        return answer
      } catch (error) {
        // A text with several statements may have left a transaction open, so the connection is closed.
        client.release(true)
        throw error
      }
    },
    listen: listenOn(pool),
    readiness: own.ask,
    end: async () => {
      await Promise.all([pool.end(), own.end()])
    },
  }
}
