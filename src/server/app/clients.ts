import { sql } from 'kysely'
import { acrossTenants, type Trx } from '../store/tenant.ts'

/** Access to the provider's clients, for calls with `"tenant": "clients"`. */
export interface Clients {
  /**
   * Reads rows of all clients. The database opens the needed columns only if the tenant is the provider;
   * otherwise the result is empty (TRU-350).
   */
  read<T>(work: () => Promise<T>): Promise<T>
  /** Reads rows that no policy opens, such as logins, after the database confirmed the provider (TRU-350). */
  lookUp<T>(work: () => Promise<T>): Promise<T>
  /** Changes rows of one client; every statement is limited to that client (TRU-507). */
  change<T>(orgId: string, work: () => Promise<T>): Promise<T>
  /** Resolves to true if the database says that the tenant is the provider. */
  isProvider(): Promise<boolean>
}

type ClientRole = 'portolan_provider' | 'portolan_system'

/** Creates the clients of a request; called by `app/call` only. */
export const clientsOf = (trx: Trx): Clients => {
  const wear = (role: ClientRole | 'portolan_app') => sql`set local role ${sql.id(role)}`.execute(trx)
  const across = async <T>(
    role: ClientRole,
    clients: Parameters<typeof acrossTenants>[1],
    work: () => Promise<T>,
  ): Promise<T> => {
    await wear(role)
    const done = await acrossTenants(trx, clients, work)
    await wear('portolan_app')
    return done
  }
  const read: Clients['read'] = (work) => across('portolan_provider', 'all', work)
  const isProvider = async () => {
    const { rows } = await read(() => sql<{ is: boolean }>`select app_is_provider() as is`.execute(trx))
    return rows[0]?.is === true
  }
  const refuseOthers = async () => {
    if (!(await isProvider())) throw new Error('Only the provider’s own people work on a client.')
  }
  return {
    read,
    isProvider,
    lookUp: async (work) => {
      await refuseOthers()
      return across('portolan_system', 'all', work)
    },
    change: async (orgId, work) => {
      await refuseOthers()
      return across('portolan_system', { orgId }, work)
    },
  }
}
