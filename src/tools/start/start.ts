import { readVariables } from '#server/deployment/read.ts'
import { findFolder } from './folder.ts'
import { findPort } from './port.ts'
import { buildPortal } from './portal.ts'
import { checkAddresses, checkNetworkAddress, checkNetworkPays, checkPeople } from './production.ts'
import { sentenceOf } from './sentence.ts'
import { startSimulator } from './simulator-process.ts'

/** What may refuse comes first: whoever cannot start is told so before the rest is loaded. */
const run = async (root: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const given = readVariables(env)
  checkNetworkAddress(given)
  checkAddresses(given)
  const port = await findPort(given.PORT)
  const folder = findFolder(root, given)
  // While it starts, the database is opened.
  const simulator =
    given.PORTOLAN_NETWORK === undefined ? startSimulator(root, given, { port, folder }) : undefined
  const portal = given.PORTOLAN_PORTAL ?? (await buildPortal(root))
  const { openDatabase } = await import('./database.ts')
  const store = await openDatabase(folder, given)
  if (given.PORTOLAN_ENV === 'production') await checkPeople(store)
  await checkNetworkPays(given)
  const { serve } = await import('./serve.ts')
  await serve(store, { port, portal, simulator: await simulator }, given)
}

/** Starts Portolan, or says in one sentence why it cannot. */
export const start = async (root: string, env: NodeJS.ProcessEnv): Promise<void> => {
  try {
    await run(root, env)
  } catch (error) {
    console.error(sentenceOf(error))
    process.exit(1)
  }
}
