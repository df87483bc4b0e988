import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Variables } from '#server/deployment/variables.ts'
import { awaitPostgres } from '#server/store/engines/await-postgres.ts'
import { DamagedDatabase } from '#server/store/engines/damage.ts'
import { FolderInUse } from '#server/store/engines/directory-lock.ts'
import { migrate } from '#server/store/migrator.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { CannotStart } from './sentence.ts'

const openEmbedded = async (folder: string): Promise<Store> => {
  const isNew = !existsSync(join(folder, 'database'))
  try {
    return await openStore({ folder })
  } catch (error) {
    if (error instanceof FolderInUse || error instanceof DamagedDatabase || isNew) throw error
    throw new CannotStart(
      `The database in ${folder} cannot be opened; it may be damaged. Nothing was changed in it. ` +
        'Put a backup in its place, or set PORTOLAN_DATA to an empty folder.',
    )
  }
}

const waitFor = async (url: string, seconds: number): Promise<void> => {
  const { host } = new URL(url)
  const report = (reason: string) =>
    console.log(`The database at ${host} does not answer yet (${reason}). Waiting up to ${seconds} seconds …`)
  const reason = await awaitPostgres(url, seconds * 1000, report)
  if (reason === undefined) return
  throw new CannotStart(
    `The database at ${host} did not answer within ${seconds} seconds (${reason}). Start it, or correct DATABASE_URL; ` +
      'PORTOLAN_DATABASE_WAIT_SECONDS says how long to wait.',
  )
}

const bringUp = async (store: Store, given: Variables): Promise<void> => {
  await migrate(store)
  if (given.PORTOLAN_ENV === 'production' || !given.PORTOLAN_SEED) return
  const { seed } = await import('#server/seed/seed.ts')
  await seed(store)
}

/** Opens and migrates the database, and seeds it if it is empty; waits for one that is not there yet. */
export const openDatabase = async (folder: string, given: Variables): Promise<Store> => {
  const url = given.DATABASE_URL
  if (!url) {
    const store = await openEmbedded(folder)
    await bringUp(store, given)
    return store
  }
  await waitFor(url, given.PORTOLAN_DATABASE_WAIT_SECONDS)
  const upkeep = await openStore({ url, folder }, 'upkeep')
  await bringUp(upkeep, given).finally(() => upkeep.close())
  return openStore({ url, folder })
}
