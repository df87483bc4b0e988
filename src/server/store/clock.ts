import { sql } from 'kysely'
import type { Trx } from './tenant.ts'
import type { Store } from './store.ts'

/** Returns the business time: the database's clock plus the time machine's offset. */
export const appNow = async (trx: Trx): Promise<Date> => {
  const answer = await sql<{ now: Date }>`select app_now() as now`.execute(trx)
  return answer.rows[0]!.now
}

/** Advances business time for everybody, and with it the scheduled jobs. */
export const moveClock = (store: Pick<Store, 'db'>, seconds: number): Promise<Date> =>
  store.db.transaction().execute(async (trx) => {
    await sql`update app_clock set ahead = ahead + make_interval(secs => ${seconds}::float8)`.execute(trx)
    const jobs = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(
      trx,
    )
    if (jobs.rows[0]?.there) {
      await sql`update pgboss.job set start_after = start_after - make_interval(secs => ${seconds}::float8)
        where state in ('created', 'retry') and start_after > now()`.execute(trx)
    }
    return appNow(trx)
  })
