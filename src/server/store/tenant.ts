import { sql, type Transaction } from 'kysely'
import type { Database } from './generated/database.ts'
import type { Store } from './store.ts'
import { ENVIRONMENTS, type Environment } from './environment.ts'
import type { AllTenants } from './first-lock/all-tenants.ts'
import { scopePlugin, type RequestScope, type Scope } from './first-lock/compiler.ts'

export interface Tenant {
  orgId: string
  userId: string
  environment: Environment
}

export type Trx = Transaction<Database>

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * A checked value stands in the text, so that the statement needs no parameters and goes in one message with BEGIN; any
 * other is bound.
 */
const settingOf = (value: string, isChecked: boolean) => (isChecked ? sql.raw(`'${value}'`) : sql`${value}`)

const setTenant = ({ orgId, userId, environment }: Tenant) =>
  sql`select set_config('role', 'portolan_app', true), set_config('app.org_id', ${settingOf(orgId, UUID.test(orgId))}, true), set_config('app.user_id', ${settingOf(userId, UUID.test(userId))}, true), set_config('app.environment', ${settingOf(environment, ENVIRONMENTS.includes(environment))}, true)`

const scopes = new WeakMap<Trx, RequestScope>()

/**
 * Runs work as a tenant. Two locks keep tenants apart: every statement is narrowed to its organisation by a
 * parameter (`first-lock/`), and the database's policies check each row again.
 */
export const inTenant = <T>(
  store: Pick<Store, 'db'>,
  tenant: Tenant,
  work: (trx: Trx) => Promise<T>,
): Promise<T> =>
  store.db.transaction().execute(async (outer) => {
    await setTenant(tenant).execute(outer)
    const scope: RequestScope = { orgId: tenant.orgId, environment: tenant.environment }
    const trx = outer.withPlugin(scopePlugin(scope))
    scopes.set(trx, scope)
    return work(trx)
  })

const findEnvironment = async (trx: Trx): Promise<Environment> => {
  const query = sql<{
    own: Environment
  }>`select coalesce(current_setting('app.environment', true), '') as own`
  return (await query.execute(trx)).rows[0]!.own
}

/** Runs work in another environment of the tenant, and returns to its own afterwards. */
export const inEnvironment = async <T>(
  trx: Trx,
  environment: Environment,
  work: () => Promise<T>,
): Promise<T> => {
  const scope = scopes.get(trx)
  const own = scope?.environment ?? (await findEnvironment(trx))
  if (own === environment) return work()
  const enter = async (name: Environment) => {
    await sql`select set_config('app.environment', ${name}, true)`.execute(trx)
    if (scope) scope.environment = name
  }
  await enter(environment)
  const done = await work()
  await enter(own)
  return done
}

/**
 * In a tenant's transaction, reads rows of all tenants or changes those of one; for the provider's staff only
 * (`app/clients`).
 */
export const acrossTenants = async <T>(
  trx: Trx,
  clients: NonNullable<RequestScope['clients']>,
  work: () => Promise<T>,
): Promise<T> => {
  const scope = scopes.get(trx)
  if (scope) scope.clients = clients
  try {
    return await work()
  } finally {
    if (scope) scope.clients = undefined
  }
}

const ofSystem = new WeakSet<Trx>()

const scoped = (trx: Trx, scope: Scope): Trx => {
  const own = trx.withPlugin(scopePlugin(scope))
  ofSystem.add(own)
  return own
}

const asRole = <T>(store: Pick<Store, 'db'>, scope: Scope, work: (trx: Trx) => Promise<T>): Promise<T> =>
  store.db.transaction().execute(async (trx) => {
    await sql`set local role portolan_system`.execute(trx)
    return work(scoped(trx, scope))
  })

/**
 * Runs work of the system for one organisation in all its environments, with every statement narrowed to it.
 * Never for a request.
 */
export const forTenant = <T>(
  store: Pick<Store, 'db'>,
  orgId: string,
  work: (trx: Trx) => Promise<T>,
): Promise<T> => asRole(store, { orgId }, work)

/**
 * Runs work of the system on all organisations' rows, within the tables `first-lock/all-tenants` lists. Never
 * for a request.
 */
export const forAllTenants = <T>(
  store: Pick<Store, 'db'>,
  name: AllTenants,
  work: (trx: Trx) => Promise<T>,
): Promise<T> => asRole(store, { all: name }, work)

/** Runs work of the system without tenants: no statement names a table of theirs. */
export const forNoTenant = <T>(store: Pick<Store, 'db'>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  asRole(store, { all: undefined }, work)

/** In work of the system, narrows the same transaction to one organisation. */
export const ofTenant = (trx: Trx, orgId: string): Trx => {
  if (!ofSystem.has(trx)) throw new Error('Only work of the system goes from one organisation to another.')
  return scoped(trx, { orgId })
}

/** Runs rare work over all organisations, without the statement timeout of requests. */
export const asUpkeep = <T>(
  store: Pick<Store, 'db'>,
  name: AllTenants,
  work: (trx: Trx) => Promise<T>,
): Promise<T> =>
  forAllTenants(store, name, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    return work(trx)
  })
