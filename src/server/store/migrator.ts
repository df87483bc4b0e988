import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import type { Store } from './store.ts'

export const migrationsFolder = new URL('./migrations/', import.meta.url)

/** Loads a migration only when it runs: most starts have none. */
const migrationIn = (file: string): Migration => ({
  up: async (db) => {
    const { up } = (await import(new URL(file, migrationsFolder).href)) as Migration
    await up(db)
  },
})

const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(migrationsFolder)).filter((file) => /^\d{4}-.+\.ts$/.test(file)).toSorted()
    return Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), migrationIn(file)]))
  },
}

/** Returns the names of the applied migrations, in order. */
const findDone = async ({ db }: Pick<Store, 'db'>): Promise<string[]> => {
  const found = await sql<{
    made: boolean
  }>`select to_regclass('kysely_migration') is not null as made`.execute(db)
  if (!found.rows[0]?.made) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name).toSorted()
}

/** Migrates the database to the latest schema; safe if several processes start at once. */
export const migrate = async (store: Pick<Store, 'db'>): Promise<string[]> => {
  // Checked first, since the migrator reads every table's columns twice and most starts have nothing to do.
  const requested = Object.keys(await provider.getMigrations())
  if (requested.join() === (await findDone(store)).join()) return []
  const migrator = new Migrator({ db: store.db, provider, allowUnorderedMigrations: true })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
