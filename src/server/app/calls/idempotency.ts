import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Trx } from '../../store/tenant.ts'
import { refused } from '../refused.ts'

export interface Intent {
  orgId: string
  /** The person or API credential that sent the key; keys of different actors are independent. */
  actor: string
  call: string
  key: string
  hash: string
}

export interface Reply {
  status: number
  body: unknown
}

const stable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(stable)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, stable(inner)]))
}

/** Returns the hash of a request's parts; the order of the keys does not change it. */
export const hashIntent = (parts: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(stable(parts)))
    .digest('hex')

const KEY = /^[\x21-\x7e]{8,128}$/

export const readKey = (header: string | string[] | undefined) => {
  if (typeof header !== 'string' || header === '') return refused('idempotency-key-missing')
  return KEY.test(header) ? header : refused('idempotency-key-invalid')
}

/** The actor stored for keys that are older than the `actor` column. */
const UNKNOWN = '00000000-0000-0000-0000-000000000000'

const placeOf = ({ orgId, actor, call, key }: Intent): string => `${orgId} ${actor} ${call} ${key}`

/** The status of an answer whose record was erased: a repeated request finds nothing, and makes nothing anew (TRU-805). */
export const ERASED = 404

const inFlight = new Set<string>()

/** Runs the work, and refuses a second request of the same intent while it runs in this process. */
export const whileAlone = async <T>(intent: Intent, work: () => Promise<T>): Promise<T> => {
  const place = placeOf(intent)
  if (inFlight.has(place)) throw refused('request-in-flight')
  inFlight.add(place)
  try {
    return await work()
  } finally {
    inFlight.delete(place)
  }
}

/** Finds the stored answer of an intent. Throws `idempotency-key-reused` if the key belongs to another request. */
export const findReply = async (
  trx: Trx,
  { orgId: org_id, actor, call, key, hash }: Intent,
): Promise<Reply | undefined> => {
  const existing = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer_status', 'answer_body'])
    .where((is) => is.and({ org_id, call, key }))
    .where('actor', 'in', [actor, UNKNOWN])
    .orderBy('actor', 'desc')
    .executeTakeFirst()
  if (!existing) return undefined
  if (existing.request_hash !== hash) throw refused('idempotency-key-reused')
  if (existing.answer_status === ERASED) throw refused('not-found')
  return { status: existing.answer_status ?? 200, body: existing.answer_body }
}

/**
 * Stores the key and the effect in one transaction: a repeat gets the first answer, even after a crash. A
 * refusal stores no key.
 */
export const once = async (
  trx: Trx,
  intent: Intent,
  act: () => Promise<Reply | undefined>,
): Promise<(Reply & { replayed: boolean }) | undefined> => {
  const place = placeOf(intent)
  const lock = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`intent ${place}`}, 0)) as got`.execute(trx)
  if (!lock.rows[0]?.got) throw refused('request-in-flight')

  const { orgId: org_id, actor, call, key } = intent
  const stored = await findReply(trx, intent)
  if (stored) return { ...stored, replayed: true }

  const reply = await act()
  if (!reply) return undefined
  await trx
    .insertInto('idempotency_keys')
    .values({
      org_id,
      actor,
      call,
      key,
      request_hash: intent.hash,
      state: 'done',
      answer_status: reply.status,
      answer_body: JSON.stringify(reply.body ?? null),
    })
    .execute()
  return { ...reply, replayed: false }
}
