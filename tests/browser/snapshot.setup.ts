import { startQuietPostgres } from '../server/postgres-server.ts'
import { snapshotOf } from '../server/snapshot.ts'

/** Brings up the database of all worlds, or fills the embedded one once, before several workers would. */
export default async function openDatabases(): Promise<(() => Promise<void>) | undefined> {
  const server = await startQuietPostgres('The pages are tried on the embedded database')
  if (server) process.env.PORTOLAN_BROWSER_POSTGRES = server.url
  else await snapshotOf('seeded')
  return server?.stop
}
