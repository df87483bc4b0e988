import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadVariables, readVariables } from '#server/deployment/variables-reader.ts'
import { FolderInUse } from '#server/store/engines/directory-lock.ts'
import { openStore, type Store } from '#server/store/store.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const isMisused = (thrown: unknown): boolean =>
  thrown instanceof TypeError && String(Object(thrown).code).startsWith('ERR_PARSE_ARGS')

interface StoreCommand {
  /** Printed if the command is called wrongly. */
  usage: string
  /** Does the work and returns the text to print. */
  work: (store: Store) => Promise<string>
  /** Returns true for an error whose message is printed without a stack trace. */
  isRefusal: (thrown: unknown) => boolean
}

/** Runs a command on the local database. */
export async function runStoreCommand({ usage, work, isRefusal }: StoreCommand): Promise<void> {
  try {
    const { DATABASE_URL: url, PORTOLAN_DATA: folder } = readVariables(process.env)
    const store = await openStore({ url, folder: resolve(root, folder) })
    console.log(await work(store).finally(() => store.close()))
  } catch (error) {
    if (error instanceof FolderInUse)
      console.error(
        `${error.message} An embedded database is written to by one process: stop the server first.`,
      )
    else if (error instanceof BadVariables || (error instanceof Error && isRefusal(error)))
      console.error(error.message)
    else if (isMisused(error)) console.error(usage)
    else throw error
    process.exitCode = 2
  }
}
