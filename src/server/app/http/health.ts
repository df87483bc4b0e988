import type { FastifyInstance } from 'fastify'
import type { Store } from '../../store/store.ts'
import { BUSY_SECONDS } from './errors.ts'

/**
 * How recent a request of `/ready` must be, in ms, to count as a load balancer that has to see `no` before
 * the end.
 */
const REQUESTED_WITHIN_MS = 60_000

/**
 * The shutdown of a process: it reports not ready first, and serves until the load balancer has seen that.
 */
export interface Departure {
  readonly isBegun: boolean
  /** Notes that `/ready` was requested. */
  noteRequest(): void
  /**
   * Makes `/ready` answer no. Resolves after `seconds`, at once without a load balancer, or when `signal`
   * aborts.
   */
  begin(seconds: number, signal: AbortSignal): Promise<void>
}

export const createDeparture = (): Departure => {
  let isBegun = false
  let requestedAt = Number.NEGATIVE_INFINITY
  return {
    get isBegun() {
      return isBegun
    },
    noteRequest: () => void (requestedAt = performance.now()),
    begin: async (seconds, signal) => {
      isBegun = true
      if (performance.now() - requestedAt > REQUESTED_WITHIN_MS) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, seconds * 1000)
        signal.addEventListener('abort', () => {
          clearTimeout(timer)
          resolve()
        })
      })
    },
  }
}

const REASONS = {
  away: 'The database does not answer.',
  full: 'The disk of the database has no room left. Make room, then it goes on by itself.',
}

/**
 * Serves `/health` (the process answers) and `/ready` (the database can be read and written, no shutdown).
 */
export const createHealth =
  (store: Pick<Store, 'pool'>, departure?: Departure) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get('/health', async () => ({ status: 'up' }))
    app.get('/ready', async (_request, reply) => {
      departure?.noteRequest()
      reply.header('cache-control', 'no-store')
      const notReady = (reason: string) =>
        reply.code(503).header('retry-after', BUSY_SECONDS).send({ status: 'not ready', reason })
      if (departure?.isBegun) return notReady('This server is about to end.')
      const state = await store.pool.readiness()
      return state === 'ready' ? reply.send({ status: 'ready' }) : notReady(REASONS[state])
    })
  }
