import { objectOf } from '#values/object.ts'
import { isBusy } from '../store/engines/database-errors.ts'

export interface JobLog {
  error(message: string, details?: object): void
}

const MINUTE_MS = 60_000

/** Returns the reason of an error, at most 500 characters; the queue hands on a copy, which is no `Error`. */
export const reasonOf = (error: unknown): string => {
  const { message } = objectOf(error)
  return String(message ?? error).slice(0, 500)
}

/**
 * Returns the listener of errors in background work. A busy database is reported once a minute, since the work is only
 * done later; any other error each time.
 */
export const createErrorListener = (log: JobLog, readMilliseconds: () => number) => {
  let reportedAt = -Infinity
  return (subject: string, error: unknown): void => {
    if (!isBusy(error)) {
      log.error(`${subject} failed and tries again: ${reasonOf(error)}`)
      return
    }
    const now = readMilliseconds()
    if (now - reportedAt < MINUTE_MS) return
    reportedAt = now
    log.error('database busy, background work waits')
  }
}
