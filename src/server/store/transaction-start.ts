import type { DatabasePool, PoolClient, QueryAnswer } from './engines/pool.ts'

/** Statements that only set whose transaction it is, and hold no parameters. */
const SETS = /^(?:set local role \w+|select set_config\([^;]+\))$/

const BEGUN: QueryAnswer = { command: 'BEGIN', rowCount: 0, rows: [] }
const ENDS: Readonly<Record<string, QueryAnswer>> = {
  commit: { command: 'COMMIT', rowCount: 0, rows: [] },
  rollback: { command: 'ROLLBACK', rowCount: 0, rows: [] },
}

/**
 * Sends BEGIN in one message with the role of the transaction, since each message is a round trip to the database. If
 * the first statement is another one, BEGIN goes before it.
 */
const mergeBegin = (client: PoolClient): PoolClient => {
  let isWaiting = false
  return {
    release: (broken) => client.release(broken),
    query: async (text, values = []) => {
      if (text === 'begin') {
        isWaiting = true
        return BEGUN
      }
      if (!isWaiting) return client.query(text, values)
      isWaiting = false
      const end = ENDS[text]
      if (end) return end
      if (values.length === 0 && SETS.test(text)) return client.query(`begin; ${text}`)
      await client.query('begin')
      return client.query(text, values)
    },
  }
}

/** The same pool, whose transactions begin with their first statement. */
export const withMergedBegin = (pool: DatabasePool): DatabasePool => ({
  ...pool,
  connect: async () => mergeBegin(await pool.connect()),
})
