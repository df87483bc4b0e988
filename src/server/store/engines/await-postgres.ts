import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isAnswered, isBusy } from './database-errors.ts'

const CONNECT_MS = 3000
const AGAIN_MS = 500

const describeError = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string }
  return (message || code || 'no reason given').split('\n')[0]!.slice(0, 200)
}

const greet = async (connectionString: string, within: number): Promise<void> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: within })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } finally {
    client.end().catch(() => undefined)
  }
}

/**
 * Waits for a PostgreSQL that is absent or starting. Returns undefined once it answers, or the last reason
 * after `milliseconds`; `tell` gets the first reason. Throws if a running server refuses, such as for an
 * unknown database.
 */
export const awaitPostgres = async (
  url: string,
  milliseconds: number,
  tell: (reason: string) => void,
): Promise<string | undefined> => {
  const until = performance.now() + milliseconds
  let isReported = false
  for (;;) {
    try {
      await greet(url, Math.min(CONNECT_MS, Math.max(until - performance.now(), AGAIN_MS)))
      return undefined
    } catch (error) {
      if (isAnswered(error) && !isBusy(error)) throw error
      const reason = describeError(error)
      if (performance.now() + AGAIN_MS > until) return reason
      if (!isReported) tell(reason)
      isReported = true
      await pause(AGAIN_MS)
    }
  }
}
