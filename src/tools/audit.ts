import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadVariables, readVariables } from '#server/deployment/variables-reader.ts'
import { FolderInUse } from '#server/store/engines/directory-lock.ts'
import { openStore } from '#server/store/store.ts'
import { listSystemTrail, verifyTrails, type VerifiedTrail } from '#server/audit/verification.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const MOST_SHOWN = 200

type SystemEntry = Awaited<ReturnType<typeof listSystemTrail>>[number]

const sayEntry = ({ at, action, object_id, ip, user_agent, details }: SystemEntry): string =>
  [at.toISOString(), action, object_id, ip, JSON.stringify(details), user_agent].filter(Boolean).join('  ')

const sayTrail = ({ organisation, rows, head, broken }: VerifiedTrail): string => {
  if (!broken) return `  ${organisation}: ${rows} entries, whole. Newest hash ${head ?? 'none'}`
  const { seq, id, at, action } = broken
  const what =
    id === undefined
      ? 'is gone'
      : `was changed, or the one before it: ${action}, ${at?.toISOString()}, id ${id}`
  return `✗ ${organisation}: ${rows} entries, broken. Entry ${seq} ${what}.`
}

try {
  const { DATABASE_URL: url, PORTOLAN_DATA: folder } = readVariables(process.env)
  const store = await openStore({ url, folder: resolve(root, folder) })
  const isListed = process.argv.includes('--refused')
  const read = async () => ({
    trails: await verifyTrails(store),
    entries: isListed ? await listSystemTrail(store, MOST_SHOWN) : [],
  })
  const { trails, entries } = await read().finally(() => store.close())
  for (const entry of entries) console.log(sayEntry(entry))
  for (const trail of trails) console.log(sayTrail(trail))
  const broken = trails.filter((trail) => trail.broken)
  console.log(`${trails.length} audit trails verified: ${broken.length} broken`)
  process.exitCode = broken.length > 0 ? 1 : 0
} catch (error) {
  if (error instanceof BadVariables) console.error(error.message)
  else if (error instanceof FolderInUse)
    console.error(`${error.message} The audit trail is verified while nothing writes to it.`)
  else throw error
  process.exitCode = 2
}
