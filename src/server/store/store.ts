import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import type { Database } from './generated/database.ts'
import { openFolder } from './engines/embedded.ts'
import { TenantQueryCompiler } from './first-lock/compiler.ts'
import type { DatabasePool } from './engines/pool.ts'
import { openPostgres } from './engines/postgres.ts'
import { withMergedBegin } from './transaction-start.ts'

export type Engine = 'embedded' | 'postgres'

/** The database of one process. `db` acts as the owner, for migrations; requests use inTenant. */
export interface Store {
  engine: Engine
  db: Kysely<Database>
  pool: DatabasePool
  close(): Promise<void>
}

class TenantDialect extends PostgresDialect {
  override createQueryCompiler(): TenantQueryCompiler {
    return new TenantQueryCompiler()
  }
}

export const createStore = (engine: Engine, pool: DatabasePool): Store => {
  const merged = withMergedBegin(pool) as unknown as PostgresPool
  const db = new Kysely<Database>({ dialect: new TenantDialect({ pool: merged }) })
  return { engine, db, pool, close: () => pool.end() }
}

/** Pool sizes and statement timeouts in ms (0: none); rare upkeep may take its time. */
const PURPOSES = { requests: [], upkeep: [4, 0] } as const

export const openStore = async (
  place: { url?: string; folder: string },
  purpose: keyof typeof PURPOSES = 'requests',
): Promise<Store> =>
  place.url
    ? createStore('postgres', openPostgres(place.url, ...PURPOSES[purpose]))
    : createStore('embedded', (await openFolder(place.folder)).pool)
