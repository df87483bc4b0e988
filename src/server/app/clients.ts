import { sql } from 'kysely'
import { acrossTenants, type Trx } from '../store/tenant.ts'

/** The clients of the provider, for a call whose definition says `"tenant": "clients"`; no other has them. */
export interface Clients {
  /** Reads over all of them. The database opens the columns that this needs while the tenant is the provider; for anybody else it is empty (TRU-350). */
  read<T>(work: () => Promise<T>): Promise<T>
  /** Changes something of one of them, once the database itself has said that the tenant is the provider (TRU-350). */
  change<T>(work: () => Promise<T>): Promise<T>
  /** Whether the tenant is the provider, as the database itself says. */
  isProvider(): Promise<boolean>
}

type ClientRole = 'portolan_provider' | 'portolan_system'

/** Handed out with the request by `app/call`. */
export const clientsOf = (trx: Trx): Clients => {
  const wear = (role: ClientRole | 'portolan_app') => sql`set local role ${sql.id(role)}`.execute(trx)
  const across = async <T>(role: ClientRole, work: () => Promise<T>): Promise<T> => {
    await wear(role)
    const done = await acrossTenants(trx, work)
    await wear('portolan_app')
    return done
  }
  const read: Clients['read'] = (work) => across('portolan_provider', work)
  const isProvider = async () => {
    const { rows } = await read(() => sql<{ is: boolean }>`select app_is_provider() as is`.execute(trx))
    return rows[0]?.is === true
  }
  return {
    read,
    isProvider,
    change: async (work) => {
      if (!(await isProvider()))
        throw new Error('Only the provider’s own people change anything of a client.')
      return across('portolan_system', work)
    },
  }
}
