import { readVariables } from '#server/deployment/variables-reader.ts'
import { findPort } from './port.ts'
import { buildPortal } from './portal.ts'
import { checkAddresses, checkNetworkAddress, checkNetworkPays, checkPeople } from './production.ts'
import { sentenceOf, CannotStart } from './sentence.ts'
import { startSimulator } from './simulator-process.ts'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Variables } from '#server/deployment/variables.ts'

/** Returns the data folder, created if missing; checked before anything opens. */
const findFolder = (root: string, given: Variables): string => {
  const folder = resolve(root, given.PORTOLAN_DATA)
  if (given.DATABASE_URL) return folder
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new CannotStart(
      `The data folder ${folder} cannot be written to. Allow it, or set PORTOLAN_DATA to another folder.`,
    )
  }
  return folder
}

/** Checks that may refuse come first, before the rest is loaded. */
const run = async (root: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const given = readVariables(env)
  checkNetworkAddress(given)
  checkAddresses(given)
  const port = await findPort(given.PORT)
  const folder = findFolder(root, given)
  // The database opens while the simulator starts.
  const simulator =
    given.PORTOLAN_NETWORK === undefined ? startSimulator(root, given, { port, folder }) : undefined
  const portal = given.PORTOLAN_PORTAL ?? (await buildPortal(root))
  const { openDatabase } = await import('./database.ts')
  const store = await openDatabase(folder, given)
  if (given.PORTOLAN_ENV === 'production') await checkPeople(store)
  await checkNetworkPays(given)
  const { serve } = await import('./serving.ts')
  await serve(store, { port, portal, simulator: await simulator }, given)
}

/** Starts Portolan, or prints one sentence why it cannot. */
export const start = async (root: string, env: NodeJS.ProcessEnv): Promise<void> => {
  try {
    await run(root, env)
  } catch (error) {
    console.error(sentenceOf(error))
    process.exit(1)
  }
}
