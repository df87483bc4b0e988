import type { DatabasePool } from '#server/store/engines/pool.ts'

/** The same pool, which tells every statement that it is asked. */
export const listeningPool = (
  pool: DatabasePool,
  hear: (text: string, values: readonly unknown[]) => void,
): DatabasePool => ({
  ...pool,
  connect: async () => {
    const client = await pool.connect()
    return {
      release: (broken) => client.release(broken),
      query: (text, values = []) => {
        hear(text, values)
        return client.query(text, values)
      },
    }
  },
})
