import type { Db } from 'pg-boss'
import type { Store } from '../store/store.ts'

/** The job library on the same gateway as everything else: nothing may reach the one session beside it. */
export const queueDatabase = (store: Store): Db => ({
  executeSql: async (text, values) => store.pool.query(text, values),
  listen: async (channel, hear, onReconnect) => {
    const close = await store.pool.listen(channel, hear, onReconnect)
    onReconnect()
    return { close }
  },
})
