import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { sql } from 'kysely'
import type { Store } from '../../store/store.ts'
import { forNoTenant } from '../../store/tenant.ts'

/** A process writes its count to the database once it reaches 1 % of a limit or its interval is over. */
const SHARES = 100
const APART_MS = 1000
/**
 * Above 10 % of a limit, calls wait until the count is written; so a process exceeds a limit by at most that.
 */
const MOST_SHARES = 10
/** The maximum of callers in memory; further ones are read from the database again. */
const MOST_KEYS = 10_000

interface Count {
  /** The count of all processes at the last write. */
  total: number
  /** The count of this process that is not written yet. */
  apart: number
  adding: number
  windowMs: number
  endsAt: number
  addedAt: number
}

interface Added {
  key: string
  times: number
  ttl: number
}

const addAll = (store: Pick<Store, 'db'>, counts: readonly (readonly [string, Count])[]): Promise<Added[]> =>
  forNoTenant(store, async (trx) => {
    const values = counts.map(([key, { adding: times, windowMs }]) => ({ key, times, windowMs }))
    // Sorted, so that two processes never deadlock.
    const added = await sql<Added>`
      insert into rate_counts as c (key, times, ends_at)
      select key, times, now() + make_interval(secs => "windowMs" / 1000.0)
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as new (key text, times int, "windowMs" int) order by key
      on conflict (key) do update set
        times = case when c.ends_at <= now() then 0 else c.times end + excluded.times,
        ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
      returning key, times, (extract(epoch from ends_at - now()) * 1000)::float8 as ttl`.execute(trx)
    return added.rows
  })

/** Counts by key and time window; the counts of all processes are added up in the database. */
const createRateCounts = (store: Pick<Store, 'db'>) => {
  const counts = new Map<string, Count>()
  let due = new Set<string>()
  let adding: Promise<void> | undefined
  let isAway = false

  const addDue = async (): Promise<void> => {
    const taken = [...due].flatMap((key) => {
      const count = counts.get(key)
      return count ? [[key, count] as const] : []
    })
    due = new Set()
    if (taken.length === 0) return
    for (const [, count] of taken) [count.adding, count.apart] = [count.apart, 0]
    const added = await addAll(store, taken).catch(() => undefined)
    isAway = added === undefined
    const now = Date.now()
    const totals = new Map(added?.map((one) => [one.key, one]))
    for (const [key, count] of taken) {
      const one = totals.get(key)
      count.addedAt = now
      // Without the database this process counts alone.
      if (one) [count.total, count.endsAt] = [one.times, now + one.ttl]
      else count.apart += count.adding
      count.adding = 0
    }
  }

  /** Resolves once the current count is written. */
  const add = async (key: string): Promise<void> => {
    due.add(key)
    // A running write does not include this key; the next one does.
    await adding
    adding ??= addDue().finally(() => (adding = undefined))
    await adding
  }

  const find = (key: string, windowMs: number): Count => {
    const now = Date.now()
    const existing = counts.get(key)
    if (existing && existing.endsAt > now) return existing
    counts.delete(key)
    const [oldest] = counts.keys()
    if (counts.size >= MOST_KEYS && oldest !== undefined) counts.delete(oldest)
    const fresh = { total: 0, apart: 0, adding: 0, windowMs, endsAt: now + windowMs, addedAt: 0 }
    counts.set(key, fresh)
    return fresh
  }

  return {
    /** Counts one request; waits for the count of all processes if it must be exact. */
    async count(key: string, windowMs: number, max: number, isExact: boolean) {
      const count = find(key, windowMs)
      count.apart += 1
      const isFar = !isAway && (count.apart + count.adding) * MOST_SHARES > max
      if (isExact || isFar) await add(key)
      else if (count.apart * SHARES >= max || Date.now() - count.addedAt >= APART_MS) void add(key)
      const { total, apart, adding: under, endsAt } = count
      return { current: total + under + apart, ttl: Math.max(0, endsAt - Date.now()) }
    },
  }
}

/** The plugin's name of a route. */
interface LimitedRoute {
  routeInfo: { method: string; url: string }
}

/**
 * Returns a store of rate limits that processes share. Routes with their own limit, such as sign-in, are
 * exact; on others each process may allow 10 % more. Undefined for the embedded engine, which has one
 * process.
 */
export const sharedRates = (store: Store): FastifyRateLimitStoreCtor | undefined => {
  if (store.engine === 'embedded') return undefined
  const counts = createRateCounts(store)
  const storeOf = (name: string, isExact: boolean): FastifyRateLimitStore => ({
    incr: (key, answer, windowMs, max) =>
      void counts
        .count(`${name} ${key}`, windowMs, max, isExact)
        .then((counted) => answer(null, counted), answer),
    child: (options: object) => {
      const { method, url } = (options as LimitedRoute).routeInfo
      return storeOf(`${method} ${url}`, true)
    },
  })
  return class {
    incr: FastifyRateLimitStore['incr']
    child: FastifyRateLimitStore['child']
    constructor() {
      const shared = storeOf('all', false)
      this.incr = shared.incr
      this.child = shared.child
    }
  }
}
