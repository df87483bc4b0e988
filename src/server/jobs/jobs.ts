import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { fromKysely, PgBoss, type Job, type QueueResult } from 'pg-boss'
import { describeDifference } from '#engine/rule/json-logic.ts'
import { watchVerdicts, type ReportDifference } from '../definitions/verdicts.ts'
import type { Store } from '../store/store.ts'
import type { Trx } from '../store/tenant.ts'
import { createErrorListener, reasonOf, type JobLog } from './job-log.ts'
import { queueDatabase, type QueueDatabase } from './queue-database.ts'

export interface JobDefinition<Data extends object = object> {
  name: string
  /** The work of the job; it opens its own transaction and must be safe to run twice. */
  work: (data: Data) => Promise<void>
  /** The interval of a scheduled job, in seconds; one run per interval over all processes. */
  everySeconds?: number
  retryLimit?: number
}

export interface Jobs {
  /** Defines a job; a second definition of the same name replaces the first. */
  define<Data extends object>(job: JobDefinition<Data>): void
  start(): Promise<void>
  /** Queues a job in the caller's transaction; `at` is business time. */
  enqueue(trx: Trx, name: string, data: object, options?: { at?: Date }): Promise<void>
  /**
   * Runs all due jobs and returns when none is left. With `passed` seconds, scheduled jobs run only if their
   * interval is over.
   */
  settle(passed?: number): Promise<void>
  stop(): Promise<void>
}

const POLL_SECONDS = 5
const BATCH = 20
const RETRIES = 10
/** Seconds of silence after which a worker counts as dead and another takes its job. */
const GIVEN_UP_SECONDS = 30
const LOOK_FOR_DEAD_SECONDS = 15
const LOOK_MS = 20
const HOUR = 3600
/** The longest that `settle` waits, in seconds: it ends only what hangs, since a busy machine may be slow. */
const PATIENCE_SECONDS = 120

const grants = `
grant usage on schema pgboss to portolan_jobs;
grant select, insert, update on all tables in schema pgboss to portolan_jobs;
grant execute on all functions in schema pgboss to portolan_jobs;
grant usage on all sequences in schema pgboss to portolan_jobs;
`

/** Runs `put` under the role that may write to the queue, which requests may not see. */
const wearingJobsRole = async (trx: Trx, put: () => Promise<unknown>): Promise<void> => {
  const before = await sql<{ role: string }>`select before.role, set_config('role', 'portolan_jobs', true)
    from (select current_user::text as role offset 0) as before`.execute(trx)
  await put()
  await sql`set local role ${sql.id(before.rows[0]?.role ?? 'portolan_app')}`.execute(trx)
}

/**
 * Converts business time to real time, which the queue uses; the time machine advances waiting jobs itself.
 */
const toRealTime = async (trx: Trx, at: Date): Promise<Date> => {
  const real = await sql<{ at: Date }>`select ${at}::timestamptz - (app_now() - now()) as at`.execute(trx)
  return real.rows[0]?.at ?? at
}

/**
 * Sets up the queue under a lock, since PostgreSQL accepts the same setup from one process at a time; without
 * the time limit of requests (TRU-074).
 */
const oneByOne = async (store: Store, queue: QueueDatabase, work: () => Promise<void>): Promise<void> => {
  if (store.engine === 'embedded') return work()
  const client = await store.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(`select pg_advisory_lock(hashtext('portolan jobs'))`)
    await queue.during(client, work)
  } finally {
    client.release(true)
  }
}

export const createJobs = (store: Store, log: JobLog = console): Jobs => {
  const database = queueDatabase(store)
  const boss = new PgBoss({
    db: database,
    backend: store.engine === 'embedded' ? 'pglite' : 'postgres',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
  })
  const reportError = createErrorListener(log, () => performance.now())
  boss.on('error', (error) => reportError('job library', error))
  const defined = new Map<string, JobDefinition>()
  /** Worker IDs, by the name of the job. */
  const workers = new Map<string, string>()
  const timers: NodeJS.Timeout[] = []
  /** Seconds since each scheduled job last ran in `settle`, counted in the time passed there. */
  const settledAgo = new Map<string, number>()

  const reportDifference: ReportDifference = (difference) =>
    log.error(describeDifference(difference), { difference })

  const setUp = async (job: JobDefinition, existing: readonly QueueResult[]): Promise<void> => {
    const queue = {
      notify: true,
      retryLimit: job.retryLimit ?? RETRIES,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: GIVEN_UP_SECONDS,
    }
    const before = existing.find(({ name }) => name === job.name)
    if (!before) return boss.createQueue(job.name, queue)
    const is: Readonly<Record<string, unknown>> = { ...before }
    if (Object.entries(queue).some(([name, value]) => is[name] !== value))
      await boss.updateQueue(job.name, queue)
  }

  const begin = async (job: JobDefinition): Promise<void> => {
    const polling = {
      notifyPollingIntervalSeconds: POLL_SECONDS,
      pollingIntervalSeconds: 2,
      batchSize: BATCH,
      perJobResults: true as const,
    }
    const worker = await boss.work<object>(job.name, polling, (batch: Job[]) =>
      Promise.all(batch.map((one) => settleOne(defined.get(job.name) ?? job, one))),
    )
    workers.set(job.name, worker)
    if (!job.everySeconds) return
    const span = job.everySeconds
    const again = () => void boss.send(job.name, {}, { singletonSeconds: span }).catch(() => undefined)
    timers.push(setInterval(again, span * 1000).unref())
  }

  const settleOne = async (job: JobDefinition, one: Job) => {
    try {
      await watchVerdicts(() => job.work(one.data ?? {}), reportDifference)
      return { id: one.id, status: 'completed' as const }
    } catch (error) {
      reportError(`job ${job.name}`, error)
      return { id: one.id, status: 'failed' as const, output: { reason: reasonOf(error) } }
    }
  }

  /** Restarts jobs left active by a crash: an embedded database has no other process at work. */
  const takeUpAgain = () =>
    sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(store.db)

  /** Returns the names of jobs that are running or due. */
  const listBusy = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`select distinct name from pgboss.job where state = 'active'
      or (state in ('created', 'retry') and start_after <= now())`.execute(store.db)
    return rows.map(({ name }) => name)
  }

  return {
    define: (job) => void defined.set(job.name, job as unknown as JobDefinition),
    start: async () => {
      await oneByOne(store, database, async () => {
        await boss.start()
        if (store.engine === 'embedded') await takeUpAgain()
        const existing = await boss.getQueues()
        for (const job of defined.values()) await setUp(job, existing)
        await database.executeSql(grants)
      })
      for (const job of defined.values()) await begin(job)
    },
    enqueue: async (trx, name, data, options = {}) => {
      const startAfter = options.at && (await toRealTime(trx, options.at))
      await wearingJobsRole(trx, () =>
        boss.send(name, data, { ...(startAfter ? { startAfter } : {}), db: fromKysely(trx) }),
      )
    },
    settle: async (passed = Infinity) => {
      for (const { name, everySeconds, work } of defined.values()) {
        if (!everySeconds) continue
        const ago = (settledAgo.get(name) ?? Infinity) + passed
        const isBeforeTime = everySeconds >= HOUR && ago < everySeconds
        settledAgo.set(name, isBeforeTime ? ago : 0)
        if (!isBeforeTime) await watchVerdicts(() => work({}), reportDifference)
      }
      const until = Date.now() + PATIENCE_SECONDS * 1000
      for (let busy = await listBusy(); busy.length > 0; busy = await listBusy()) {
        if (Date.now() > until) throw new Error(`Jobs were still due after ${PATIENCE_SECONDS} seconds.`)
        for (const name of busy) boss.notifyWorker(workers.get(name) ?? '')
        await wait(LOOK_MS)
      }
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await boss.stop({ graceful: true, timeout: 5000 })
    },
  }
}
