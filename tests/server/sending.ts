import { randomUUID } from 'node:crypto'
import { setTimeout as pass } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { pay, quoteOf, type Caller, type IdentityRecord } from './paying.ts'
import { asSystem } from './system.ts'

/** A payment to send, and the answer that acknowledged it. */
export interface SentRequest {
  key: string
  quoteId: string
  acknowledged?: unknown
  /** Number of attempts before the acknowledgement. */
  asked: number
}

const AGAIN_MS = 50

export interface Sending {
  wanted: SentRequest[]
  acknowledged(): SentRequest[]
  /** Completes the current payments and starts no others. */
  stop(): Promise<void>
}

/** Asks again, as a page does, until there is an answer: a process that is dead has none. */
export const untilAnswered = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined) return answer
    await pass(AGAIN_MS)
  }
}

/**
 * Sends one payment after the other in several workers. Each retries with the same key until it has an answer, as a
 * page does. `reach` returns the current server: after a kill it is another process or replica.
 */
export const sendContinuously = (reach: () => Caller, to: IdentityRecord, hands: number): Sending => {
  const requests: SentRequest[] = []
  const over = new AbortController()

  const sendOne = async (): Promise<void> => {
    const { quoteId } = await untilAnswered(() => quoteOf(reach(), to))
    const one: SentRequest = { key: randomUUID(), quoteId, asked: 0 }
    requests.push(one)
    one.acknowledged = await untilAnswered(async () => {
      one.asked += 1
      const answer = await pay(reach(), to, {}, one.key, quoteId)
      if (answer.status === 503 || answer.status === 409) return undefined
      expect([answer.status, answer.body]).toMatchObject([200, { payment_id: quoteId }])
      return answer.body
    })
  }

  const hand = async (): Promise<void> => {
    while (!over.signal.aborted) await sendOne()
  }
  const working = Array.from({ length: hands }, hand)
  return {
    wanted: requests,
    acknowledged: () => requests.filter((one) => one.acknowledged !== undefined),
    stop: async () => {
      over.abort()
      await Promise.all(working)
    },
  }
}

export interface Books {
  payments: number
  /** Counts of steps that each payment takes once. */
  starts: number
  trail: number
  keys: number
  completed: number
  /** A step of the network that was taken more than once. */
  doubled: number
}

/** Counts the stored records of these payments. */
export const booksOf = async (
  store: Store,
  requests: readonly Pick<SentRequest, 'quoteId'>[],
): Promise<Books> => {
  const ids = requests.map((one) => one.quoteId)
  const counted = await asSystem(store, (trx) =>
    sql<Books>`select
      (select count(*)::int from payments where id = any(${ids})) as payments,
      (select count(*)::int from payment_events where payment_id = any(${ids}) and event = 'initiated') as starts,
      (select count(*)::int from audit_trail where object_id = any(${ids}) and action = 'payment.create') as trail,
      (select count(*)::int from idempotency_keys where call = 'payments.create') as keys,
      (select count(*)::int from payments where id = any(${ids}) and state = 'COMPLETED') as completed,
      (select count(*)::int from (select 1 from payment_events where payment_id = any(${ids})
        group by payment_id, event having count(*) > 1) as twice) as doubled`.execute(trx),
  )
  return counted.rows[0]!
}

/** Expected counts if each payment was created once and completed. */
export const allOnce = (requests: readonly unknown[]): Books => {
  const all = requests.length
  return { payments: all, starts: all, trail: all, keys: all, completed: all, doubled: 0 }
}

/** Returns the active jobs of a stopped process to the queue; the job library does so after 30 seconds of silence. */
export const giveUpTheDead = async (store: Store): Promise<void> => {
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(
    store.db,
  )
}
