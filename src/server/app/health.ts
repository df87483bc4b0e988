import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'
import { BUSY_SECONDS } from './errors.ts'

/** Alive: the process answers. Ready: its database does too. */
export const createHealth =
  (store: Store) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get('/health', async () => ({ status: 'up' }))
    app.get('/ready', async (_request, reply) => {
      try {
        await sql`select 1`.execute(store.db)
        return await reply.send({ status: 'ready' })
      } catch {
        return reply.code(503).header('retry-after', BUSY_SECONDS).send({ status: 'not ready' })
      }
    })
  }
