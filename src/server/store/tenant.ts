import { sql, type Transaction } from 'kysely'
import type { Database } from './generated/database.ts'
import type { Store } from './store.ts'
import type { Environment } from './environment.ts'
import { scopePlugin, type Scope } from './first-lock/compiler.ts'

export interface Tenant {
  orgId: string
  userId: string
  environment: Environment
}

export type Trx = Transaction<Database>

const scopes = new WeakMap<Trx, Scope>()

/**
 * Two locks keep tenants apart: every statement of the transaction is held to the rows of its organisation, as a parameter
 * (`first-lock/`), and the policies of the database, which is told the tenant, look at each row once more.
 */
export const inTenant = <T>(
  store: Pick<Store, 'db'>,
  tenant: Tenant,
  work: (trx: Trx) => Promise<T>,
): Promise<T> =>
  store.db.transaction().execute(async (outer) => {
    await sql`select set_config('role', 'portolan_app', true), set_config('app.org_id', ${tenant.orgId}, true),
      set_config('app.user_id', ${tenant.userId}, true), set_config('app.environment', ${tenant.environment}, true)`.execute(
      outer,
    )
    const scope = { orgId: tenant.orgId, environment: tenant.environment, isAcross: false }
    const trx = outer.withPlugin(scopePlugin(scope))
    scopes.set(trx, scope)
    return work(trx)
  })

/** Works in another environment of the same tenant, and is back in the own one afterwards. */
export const inEnvironment = async <T>(
  trx: Trx,
  environment: Environment,
  work: () => Promise<T>,
): Promise<T> => {
  const { rows } = await sql<{
    own: Environment
  }>`select coalesce(current_setting('app.environment', true), '') as own`.execute(trx)
  const scope = scopes.get(trx)
  const enter = async (name: Environment) => {
    await sql`select set_config('app.environment', ${name}, true)`.execute(trx)
    if (scope) scope.environment = name
  }
  await enter(environment)
  const done = await work()
  await enter(rows[0]!.own)
  return done
}

/** In the transaction of a tenant, works over the rows of all of them; for the provider's people alone (`app/clients`). */
export const acrossTenants = async <T>(trx: Trx, work: () => Promise<T>): Promise<T> => {
  const scope = scopes.get(trx)
  if (scope) scope.isAcross = true
  try {
    return await work()
  } finally {
    if (scope) scope.isAcross = false
  }
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
