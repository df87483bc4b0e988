import { sql } from 'kysely'
import { acrossTenants, type Trx } from '../store/tenant.ts'

type ClientRole = 'portolan_provider' | 'portolan_system'

const wear = (trx: Trx, role: ClientRole | 'portolan_app') => sql`set local role ${sql.id(role)}`.execute(trx)

/**
 * Reads over all clients, for the provider’s people. The database opens the columns that they need to this role, and only
 * while the tenant of the transaction is the provider’s own organisation: for anybody else it is empty (TRU-350).
 */
export const acrossClients = async <T>(trx: Trx, work: () => Promise<T>): Promise<T> => {
  await wear(trx, 'portolan_provider')
  const done = await acrossTenants(trx, work)
  await wear(trx, 'portolan_app')
  return done
}

/** Whether the tenant is the provider, as the database itself says. */
export const isProvider = async (trx: Trx): Promise<boolean> => {
  const { rows } = await acrossClients(trx, () =>
    sql<{ is: boolean }>`select app_is_provider() as is`.execute(trx),
  )
  return rows[0]?.is === true
}

/** Changes something of a client, once the database itself has said that the tenant is the provider (TRU-350). */
export const inClient = async <T>(trx: Trx, work: () => Promise<T>): Promise<T> => {
  if (!(await isProvider(trx))) throw new Error('Only the provider’s own people change anything of a client.')
  await wear(trx, 'portolan_system')
  const done = await acrossTenants(trx, work)
  await wear(trx, 'portolan_app')
  return done
}
