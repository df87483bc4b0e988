import type { Db } from 'pg-boss'
import type { PoolClient } from '../store/engines/pool.ts'
import type { Store } from '../store/store.ts'

export interface QueueDatabase extends Db {
  /** Sends all queries made during the work over one connection, in sequence; waits for the last result. */
  during<T>(client: Pick<PoolClient, 'query'>, work: () => Promise<T>): Promise<T>
}

/**
 * Returns the database access of the job library, over the store's pool: an embedded database has one session
 * only.
 */
export const queueDatabase = (store: Store): QueueDatabase => {
  let over: Pick<PoolClient, 'query'> = store.pool
  return {
    executeSql: async (text, values) => over.query(text, values),
    listen: async (channel, hear, onReconnect) => {
      const close = await store.pool.listen(channel, hear, onReconnect)
      onReconnect()
      return { close }
    },
    during: async (client, work) => {
      let last: Promise<unknown> = Promise.resolve()
      over = {
        query: (text, values) => {
          const answer = last.then(() => client.query(text, values))
          last = answer.catch(() => undefined)
          return answer
        },
      }
      try {
        return await work()
      } finally {
        over = store.pool
        await last
      }
    },
  }
}
