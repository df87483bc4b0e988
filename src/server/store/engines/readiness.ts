import pg from 'pg'
import { isDiskFull } from './database-errors.ts'
import type { Readiness } from './pool.ts'

const ANSWER_MS = 2000

/** Writes more than a page, so that a file must grow; only that proves free space. */
const NEEDS_SPACE = `begin; create temp table needs_room on commit drop as
  select repeat(md5(n::text), 100) from generate_series(1, 100) as n; rollback`

/**
 * Checks readiness over a connection of its own, because a busy pool does not make a process unready.
 * Concurrent callers share one answer. `hear` receives failed statements: after a full disk it stays `full`
 * until a write succeeds.
 */
export const createReadiness = (
  connectionString: string,
): { ask: () => Promise<Readiness>; hear: (error: unknown) => void; end: () => Promise<void> } => {
  let open: pg.Client | undefined
  let requested: Promise<Readiness> | undefined
  let wasFull = false

  const drop = async (): Promise<void> => {
    const client = open
    open = undefined
    await client?.end().catch(() => undefined)
  }

  const connect = async (): Promise<pg.Client> => {
    if (open) return open
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    open = client
    client.on('error', () => {
      if (open === client) open = undefined
    })
    await client.connect()
    return client
  }

  const look = async (): Promise<Readiness> => {
    try {
      const client = await connect()
      await client.query(wasFull ? NEEDS_SPACE : 'select 1')
      wasFull = false
      return 'ready'
    } catch (error) {
      // Closing the connection ends its transaction; a silent one would never answer again.
      void drop()
      return isDiskFull(error) ? 'full' : 'away'
    }
  }

  return {
    ask: () => (requested ??= look().finally(() => (requested = undefined))),
    hear: (error) => {
      if (isDiskFull(error)) wasFull = true
    },
    end: drop,
  }
}
