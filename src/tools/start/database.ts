import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { seed } from '#server/seed/seed.ts'
import { FolderInUse } from '#server/store/directory-lock.ts'
import { migrate } from '#server/store/migrate.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { CannotStart } from './sentence.ts'

const prepare = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new CannotStart(
      `The data folder ${folder} cannot be written to. Allow it, or set PORTOLAN_DATA to another folder.`,
    )
  }
}

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
export const openDatabase = async (root: string, env: NodeJS.ProcessEnv): Promise<Store> => {
  const folder = resolve(root, env.PORTOLAN_DATA ?? 'data')
  const url = env.DATABASE_URL
  if (!url) prepare(folder)
  const store = await open(url, folder)
  await migrate(store)
  const isDemo = env.PORTOLAN_ENV !== 'production' && env.PORTOLAN_SEED !== 'off'
  if (isDemo) await seed(store)
  return store
}
