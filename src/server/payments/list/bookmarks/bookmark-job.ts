import { sql } from 'kysely'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { Store } from '../../../store/store.ts'
import { forTenant, forAllTenants, type Trx } from '../../../store/tenant.ts'
import { orderKeys, SORT_FIELDS } from '../order.ts'
import { ENVIRONMENTS, type Environment } from '../../../store/environment.ts'

/** Largest number of rows read between a bookmark and the requested page. */
const APART = 5000
/**
 * The number of payments below which a list is scanned without bookmarks, and of new ones after which
 * bookmarks are rewritten.
 */
export const WALKED = 10_000
const HOUR = 3600

interface Due {
  org_id: string
  environment: Environment
  until: string
}

// Transactions of an hour ago have ended, so no older payment appears any more.
const due = async (trx: Trx): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    with latest as (select app_now() - interval '1 hour' as until)
    select o.id as org_id, e.environment, latest.until::text as until
    from organisations o, unnest(${[...ENVIRONMENTS]}::text[]) as e(environment), latest
    where exists (select from payments p
      where p.org_id = o.id and p.environment = e.environment and p.created_at <= latest.until and p.created_at > coalesce(
        (select max(m.counted_until) from payment_milestones m where m.org_id = o.id and m.environment = e.environment), '-infinity')
      offset ${WALKED}::int)`.execute(trx)
  return rows
}

const lay = async (trx: Trx, { org_id, environment, until }: Due): Promise<void> => {
  await sql`delete from payment_milestones where org_id = ${org_id}::uuid and environment = ${environment}`.execute(
    trx,
  )
  const counted = sql`from payments
    where org_id = ${org_id}::uuid and environment = ${environment} and created_at <= ${until}::timestamptz`
  for (const by of SORT_FIELDS) {
    const keys = sql.join(orderKeys({ by }).map((key) => sql.ref(key)))
    await sql`insert into payment_milestones (org_id, environment, sorted_by, passed, payment_id, counted, counted_until)
      select ${org_id}::uuid, ${environment}, ${by}, passed, id, (select count(*) ${counted}), ${until}::timestamptz
      from (select id, row_number() over (order by ${keys}) as passed ${counted}) as payments
      where passed % ${APART}::int = 0`.execute(trx)
  }
}

/** Writes bookmarks for every sort order of large organisations, and again after many new payments. */
export const writeBookmarks = async (store: Pick<Store, 'db'>): Promise<void> => {
  const each = await forAllTenants(store, 'bookmarks.due', due)
  for (const one of each) await forTenant(store, one.org_id, (trx) => lay(trx, one))
}

export const defineBookmarkJob = (jobs: Pick<Jobs, 'define'>, store: Pick<Store, 'db'>): void =>
  jobs.define({ name: 'payments.milestones', everySeconds: HOUR, work: () => writeBookmarks(store) })
