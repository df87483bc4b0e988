import pg from 'pg'
import type { DatabasePool } from './pool.ts'
import { readWire } from './wire-types.ts'

const STATEMENT_MS = 15_000
const MAX_CLIENTS = 10

/** A pool on a PostgreSQL server; statements that run away are cut off by the server. */
export const openPostgres = (url: string, max = MAX_CLIENTS): DatabasePool => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    statement_timeout: STATEMENT_MS,
    options: '-c timezone=UTC',
    types: { getTypeParser: readWire as pg.CustomTypesConfig['getTypeParser'] },
  })
  pool.on('error', () => undefined)

  const listen: DatabasePool['listen'] = async (channel, hear) => {
    const client = await pool.connect()
    client.on('notification', (message) => {
      if (message.channel === channel) hear(message.payload ?? '')
    })
    client.on('error', () => undefined)
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => client.release(true)
  }

  return Object.assign(pool, { listen })
}
