import { sql, type Transaction } from 'kysely'
import type { Database } from './generated/database.ts'
import type { Store } from './store.ts'
import type { Environment } from './environment.ts'

export interface Tenant {
  orgId: string
  userId: string
  environment: Environment
}

export type Trx = Transaction<Database>

/** The tenant is told to the database inside the transaction; its policies, not our filters, keep tenants apart. */
export const inTenant = <T>(
  store: Pick<Store, 'db'>,
  tenant: Tenant,
  work: (trx: Trx) => Promise<T>,
): Promise<T> =>
  store.db.transaction().execute(async (trx) => {
    await sql`select set_config('role', 'portolan_app', true), set_config('app.org_id', ${tenant.orgId}, true),
      set_config('app.user_id', ${tenant.userId}, true), set_config('app.environment', ${tenant.environment}, true)`.execute(
      trx,
    )
    return work(trx)
  })

/** Works in another environment of the same tenant, and is back in the own one afterwards. */
export const inEnvironment = async <T>(
  trx: Trx,
  environment: Environment,
  work: () => Promise<T>,
): Promise<T> => {
  const { rows } = await sql<{
    own: string
  }>`select coalesce(current_setting('app.environment', true), '') as own`.execute(trx)
  const enter = (name: string) => sql`select set_config('app.environment', ${name}, true)`.execute(trx)
  await enter(environment)
  const done = await work()
  await enter(rows[0]!.own)
  return done
}

/** For jobs and login, which act for no tenant or for all of them; never for a request. */
export const asSystem = <T>(store: Pick<Store, 'db'>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  store.db.transaction().execute(async (trx) => {
    await sql`set local role portolan_system`.execute(trx)
    return work(trx)
  })

/** For what is done once in a while over all organisations: without the time limit that statements of requests have. */
export const asUpkeep = <T>(store: Pick<Store, 'db'>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  asSystem(store, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    return work(trx)
  })
