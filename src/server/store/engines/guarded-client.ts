import type pg from 'pg'
import { DatabaseAway, isLoss } from './database-errors.ts'
import type { PoolClient, QueryAnswer } from './pool.ts'

const SILENCE_MS = 2000

/**
 * A connection whose loss is an answer: the question fails, the process lives on and the pool lets the connection go.
 * Whoever hears of failed statements is told of each. A long silence is not yet a loss: only when a second connection is not answered either is this one given up.
 */
export const guardClient = (
  client: pg.PoolClient,
  isThere: () => Promise<boolean>,
  hear: (error: unknown) => void,
): PoolClient => {
  let lost: DatabaseAway | undefined
  const lose = (cause: unknown) => void (lost ??= new DatabaseAway(cause))
  client.on('error', lose)

  const giveUp = () => {
    lose(new Error('The database fell silent.'))
    client.end().catch(() => undefined)
  }

  const watch = (): (() => void) => {
    let timer: NodeJS.Timeout
    let isOver = false
    const wait = () => (timer = setTimeout(() => void look(), SILENCE_MS).unref())
    const look = async () => {
      const alive = await isThere()
      if (isOver) return
      if (alive) wait()
      else giveUp()
    }
    wait()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }

  return {
    query: async (text, values) => {
      if (lost) throw lost
      const stop = watch()
      try {
        return (await client.query(text, values as unknown[])) as QueryAnswer
      } catch (error) {
        if (isLoss(error)) lose(error)
        hear(error)
        throw lost ?? error
      } finally {
        stop()
      }
    },
    release: (broken) => {
      client.off('error', lose)
      client.release(lost ?? broken)
    },
  }
}
