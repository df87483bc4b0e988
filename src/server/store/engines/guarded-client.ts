import type pg from 'pg'
import { DatabaseAway, isLoss } from './database-errors.ts'
import type { PoolClient, QueryAnswer } from './pool.ts'

const SILENCE_MS = 2000

/**
 * Guards a connection: if it is lost, its query fails and the pool drops it, but the process lives on.
 * Listeners hear of failed statements. After a long silence a second connection is tried; if that fails too,
 * this one is dropped.
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
