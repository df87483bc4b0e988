import { sql } from 'kysely'
import { acrossTenants, type Trx } from '../store/tenant.ts'

/** The clients of the provider, for a call whose definition says `"tenant": "clients"`; no other has them. */
export interface Clients {
  /** Reads over all of them. The database opens the columns that this needs while the tenant is the provider; for anybody else it is empty (TRU-350). */
  read<T>(work: () => Promise<T>): Promise<T>
  /** Reads what no column is opened for, such as a login, once the database itself has said that the tenant is the provider (TRU-350). */
  lookUp<T>(work: () => Promise<T>): Promise<T>
  /** The same to change something of one of them: every statement is held to the rows of that client (TRU-507). */
  change<T>(orgId: string, work: () => Promise<T>): Promise<T>
  /** Whether the tenant is the provider, as the database itself says. */
  isProvider(): Promise<boolean>
}

type ClientRole = 'portolan_provider' | 'portolan_system'

/** Handed out with the request by `app/call`. */
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
