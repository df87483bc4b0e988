import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openMemory } from '#server/store/embedded.ts'
import { migrate } from '#server/store/migrate.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { seed } from '#server/seed/seed.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, 'node_modules', '.cache', 'portolan')

export type Filling = 'empty' | 'seeded'

const sources: Record<Filling, string[]> = {
  empty: ['src/server/store/**/*.ts'],
  seeded: ['src/server/**/*.ts', 'definitions/**/*.json'],
}

/** Changes whenever anything a database is made of changes. */
export const fingerprint = (filling: Filling): string => {
  const hash = createHash('sha256').update(process.versions.node)
  const files = globSync([...sources[filling], 'package-lock.json'], { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  )
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

export const fill = async (store: Store, filling: Filling): Promise<void> => {
  await migrate(store)
  if (filling === 'seeded') await seed(store)
}

/** A filled database as one blob, made once and kept until its sources change. */
export const snapshotOf = async (filling: Filling): Promise<Blob> => {
  const file = join(cache, `${filling}-${fingerprint(filling)}.tar`)
  if (existsSync(file)) return new Blob([readFileSync(file)])
  const database = await openMemory()
  const store = createStore('embedded', database.pool)
  await fill(store, filling)
  const blob = await database.dump()
  await store.close()
  mkdirSync(cache, { recursive: true })
  const draft = `${file}.${process.pid}.${Date.now()}`
  writeFileSync(draft, Buffer.from(await blob.arrayBuffer()))
  renameSync(draft, file)
  return blob
}
