import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Variables } from '#server/deployment/variables.ts'
import { FolderInUse } from '#server/store/directory-lock.ts'
import { migrate } from '#server/store/migrate.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { CannotStart } from './sentence.ts'

const open = async (url: string | undefined, folder: string): Promise<Store> => {
  const isNew = !existsSync(join(folder, 'database'))
  try {
    return await openStore({ url, folder })
  } catch (error) {
    if (error instanceof FolderInUse || isNew) throw error
    throw new CannotStart(
      `The database in ${folder} cannot be opened; it may be damaged. Nothing was changed in it. ` +
        'Put a backup in its place, or set PORTOLAN_DATA to an empty folder.',
    )
  }
}

/** Opens, brings up to date and, when it is empty, fills the database. */
export const openDatabase = async (folder: string, given: Variables): Promise<Store> => {
  const store = await open(given.DATABASE_URL, folder)
  await migrate(store)
  const isDemo = given.PORTOLAN_ENV !== 'production' && given.PORTOLAN_SEED
  if (isDemo) {
    const { seed } = await import('#server/seed/seed.ts')
    await seed(store)
  }
  return store
}
