import { sql } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import { limitOf } from '../definitions/limit.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { writeAudit, writeSystemTrail, type AuditOrigin } from '../store/audit.ts'
import { asJson } from '../store/json.ts'
import type { Row } from '../store/generated/database.ts'
import type { Store } from '../store/store.ts'
import { forNoTenant, ofTenant, type Trx } from '../store/tenant.ts'
import { bucketOf, keyOf, othersKeyOf, othersOf, type OtherRefusals, type Refusal } from './refusal.ts'

const MINUTE = 60

interface CountTerms {
  /** Seconds between two entries of the same key. */
  interval: number
  /** The most keys of a bucket with an entry of their own at a time. */
  named: number
}

export const countTerms = (definitions: Pick<ServerDefinitions, 'limits'>): CountTerms => ({
  interval: limitOf(definitions, 'refusalInterval'),
  named: limitOf(definitions, 'refusalsNamed'),
})

type Counted = Pick<Row<'refusal_counts'>, 'times' | 'first_at' | 'last_at'>

/** Writes one entry with the number of refusals and, if more than one, the time of the first. */
const writeEntry = async (trx: Trx, refusal: Refusal | OtherRefusals, counted: Counted): Promise<void> => {
  const { action, orgId, userId, objectType } = refusal
  const { times, first_at, last_at } = counted
  const span = times > 1 && { firstAt: first_at.toISOString(), lastAt: last_at.toISOString() }
  const named = 'fault' in refusal ? refusal : undefined
  const { fault, told, record, client, apiCredential, objectId, environment, ip, userAgent } = named ?? {}
  const facts = { fault, told, record, client, apiCredential }
  const details = { ...facts, times, ...span }
  const entry = { action, objectType, ...(objectId !== undefined && { objectId }), details }
  if (orgId === undefined) return writeSystemTrail(trx, { ip, userAgent }, entry)
  const isByPerson = apiCredential === undefined && objectType !== 'API credential'
  const channel: AuditOrigin['channel'] = isByPerson ? 'portal' : 'api'
  const origin = {
    orgId,
    userId: userId ?? null,
    environment: environment ?? null,
    channel,
    ...(ip !== undefined && { ip }),
    ...(userAgent !== undefined && { userAgent }),
  }
  return writeAudit(ofTenant(trx, orgId), origin, { ...entry, result: 'REFUSED' })
}

const lock = (trx: Trx, bucket: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`refusals ${bucket}`}, 0))`.execute(trx)

const find = (trx: Trx, key: string) =>
  trx
    .selectFrom('refusal_counts')
    .selectAll()
    .select(sql<boolean>`due_at <= app_now()`.as('is_due'))
    .where('key', '=', key)
    .executeTakeFirst()

const isFull = async (trx: Trx, bucket: string, { named }: CountTerms): Promise<boolean> => {
  const counted = await trx
    .selectFrom('refusal_counts')
    .select((is) => is.fn.countAll<string>().as('keys'))
    .where('bucket', '=', bucket)
    .executeTakeFirstOrThrow()
  return Number(counted.keys) >= named
}

/** Starts a new interval, in which further refusals are counted. */
const begin = async (
  trx: Trx,
  { key, bucket, refusal }: Pick<Row<'refusal_counts'>, 'key' | 'bucket' | 'refusal'>,
  { interval }: CountTerms,
): Promise<void> => {
  const now = sql<Date>`app_now()`
  const due_at = sql<Date>`app_now() + make_interval(secs => ${interval}::int)`
  const fresh = { refusal: asJson(refusal), times: 0, first_at: now, last_at: now, due_at }
  await trx
    .insertInto('refusal_counts')
    .values({ key, bucket, ...fresh })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(fresh))
    .execute()
}

/** Records a refusal in the trail, or counts it if its like was recorded within the interval. */
export const countRefusal = (
  store: Pick<Store, 'db'>,
  refusal: Refusal,
  times: number,
  terms: CountTerms,
): Promise<void> =>
  forNoTenant(store, async (trx) => {
    const bucket = bucketOf(refusal)
    await lock(trx, bucket)
    let key = keyOf(refusal)
    let existing = await find(trx, key)
    let named: Refusal | OtherRefusals = refusal
    if (!existing && (await isFull(trx, bucket, terms))) {
      key = othersKeyOf(bucket)
      existing = await find(trx, key)
      named = othersOf(refusal)
    }
    if (existing && !existing.is_due) {
      const first = existing.times === 0 && { first_at: sql<Date>`app_now()` }
      const more = { times: existing.times + times, last_at: sql<Date>`app_now()`, ...first }
      await trx.updateTable('refusal_counts').set(more).where('key', '=', key).execute()
      return
    }
    const { now } = (await sql<{ now: Date }>`select app_now() as now`.execute(trx)).rows[0]!
    const before = existing && existing.times > 0 ? existing : undefined
    const first_at = before?.first_at ?? now
    await writeEntry(trx, named, { times: times + (before?.times ?? 0), first_at, last_at: now })
    await begin(trx, { key, bucket, refusal: named }, terms)
  })

/** Writes the count when its interval is over; a key without new refusals is removed, which makes room. */
const writeDue = (store: Pick<Store, 'db'>, key: string, bucket: string, terms: CountTerms): Promise<void> =>
  forNoTenant(store, async (trx) => {
    await lock(trx, bucket)
    const row = await find(trx, key)
    if (!row?.is_due) return
    if (row.times === 0) {
      await trx.deleteFrom('refusal_counts').where('key', '=', key).execute()
      return
    }
    await writeEntry(trx, row.refusal, row)
    await begin(trx, row, terms)
  })

/** Defines the job that writes due counts each minute, one short transaction per entry. */
export const defineRefusalCounts = (
  jobs: Pick<Jobs, 'define'>,
  store: Pick<Store, 'db'>,
  definitions: Pick<ServerDefinitions, 'limits'>,
): void => {
  const terms = countTerms(definitions)
  jobs.define({
    name: 'refusals.count',
    everySeconds: MINUTE,
    work: async () => {
      const due = await forNoTenant(store, (trx) =>
        trx
          .selectFrom('refusal_counts')
          .select(['key', 'bucket'])
          .where('due_at', '<=', sql<Date>`app_now()`)
          .execute(),
      )
      for (const { key, bucket } of due) await writeDue(store, key, bucket, terms)
    },
  })
}
