import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { createJobs } from '#server/jobs/jobs.ts'
import { hashPassword } from '#server/login/password/password.ts'
import { DEMO_PASSWORD } from '#server/login/password/demo-password.ts'
import { FolderInUse, lockFolder } from '#server/store/engines/directory-lock.ts'
import { openMemory } from '#server/store/engines/embedded.ts'
import { migrate } from '#server/store/migrator.ts'
import { createStore, type Store } from '#server/store/store.ts'
import { networkCatalogue } from '#server/network/catalogue.ts'
import { networkData } from '#server/network/data.ts'
import { seed } from '#server/seed/seed.ts'
import { seedHoldings } from '#server/seed/money/holdings.ts'
import { demoOrganisations } from '#server/seed/organisations/demo-organisations.ts'
import { seedIdentities } from '#server/seed/organisations/identities.ts'
import { seedOnboardingConfig } from '#server/seed/organisations/onboarding-configs.ts'
import { seedOnboarding } from '#server/seed/organisations/onboarding.ts'
import { seedOrganisation } from '#server/seed/organisations/organisation.ts'
import { seedPeople } from '#server/seed/organisations/people.ts'
import { appNow } from '#server/store/clock.ts'
import { fillPayments } from '#tests/volume/fill.ts'
import { asSystem } from './system.ts'
import { unpack } from './unpack.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, 'node_modules', '.cache', 'portolan')

/** Contents of a database: 'bare' has no tables, and 'few' has one organisation that can pay and no history. */
export type Filling = 'bare' | 'empty' | 'few' | 'seeded' | 'many'

/** Number of payments that 'many' adds in UAT to the organisation of the first maker. */
export const MANY = 40_000

interface SnapshotContext {
  /** The filling it is built on, as a copy. */
  on?: Filling
  add: (store: Store) => Promise<unknown>
  sources: readonly string[]
}

/** Hashes with a low cost: the tests sign in hundreds of people, and nobody attacks them. */
export const hashCheaply = (password: string): Promise<string> => hashPassword(password, 16)

/** The organisation of one of its people. */
export const orgOf = async (store: Store, email: string): Promise<string> => {
  const query = sql<{ id: string }>`select org_id as id from users where email = ${email}`
  const { rows } = await asSystem(store, (trx) => query.execute(trx))
  return rows[0]!.id
}

const addFew = async (store: Store): Promise<void> => {
  const organisation = demoOrganisations.find(({ domain }) => domain === 'lumen.example')!
  const { corridors } = networkCatalogue(networkData())
  await asSystem(store, async (trx) => {
    const now = await appNow(trx)
    await seedOrganisation(trx, organisation, corridors, now)
    await seedPeople(trx, organisation, await hashCheaply(DEMO_PASSWORD), now)
    await seedOnboardingConfig(trx, organisation)
    await seedOnboarding(trx, organisation, now)
    await seedIdentities(trx, organisation, corridors, now)
    await seedHoldings(trx, organisation)
  })
}

const addSeed = async (store: Store): Promise<void> => {
  await seed(store)
  const hash = await hashCheaply(DEMO_PASSWORD)
  await asSystem(store, (trx) => trx.updateTable('user_passwords').set({ hash }).execute())
  const jobs = createJobs(store)
  await jobs.start()
  await jobs.stop()
}

const addMany = async (store: Store): Promise<void> => {
  const orgId = await orgOf(store, 'maker@northwind.example')
  await fillPayments(store, { orgId, environment: 'uat', count: MANY })
}

/** The step that each filling adds to the one it is built on. */
export const contexts: Readonly<Record<Filling, SnapshotContext>> = {
  bare: { add: () => Promise.resolve(), sources: [] },
  empty: { add: migrate, sources: ['src/server/store/**/*.ts'] },
  few: { on: 'empty', add: addFew, sources: ['src/server/**/*.ts', 'definitions/**/*.json'] },
  seeded: {
    on: 'empty',
    add: addSeed,
    sources: ['src/server/**/*.ts', 'definitions/**/*.json', 'tests/server/snapshot.ts'],
  },
  many: { on: 'seeded', add: addMany, sources: ['tests/volume/fill.ts'] },
}

export const fill = async (store: Store, filling: Filling): Promise<void> => {
  const { on, add } = contexts[filling]
  if (on) await fill(store, on)
  await add(store)
}

const sourcesOf = (filling: Filling): string[] => {
  const { on, sources } = contexts[filling]
  return [...(on ? sourcesOf(on) : []), ...sources]
}

const fingerprints = new Map<Filling, string>()

/** Changes whenever anything a database is made of changes; worked out once in a process. */
export const fingerprint = (filling: Filling): string => {
  const print = fingerprints.get(filling) ?? hashSources(filling)
  fingerprints.set(filling, print)
  return print
}

const hashSources = (filling: Filling): string => {
  const hash = createHash('sha256').update(process.versions.node)
  const files = globSync([...sourcesOf(filling), 'package-lock.json'], { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  )
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Writes the log into the tables; otherwise every copy would unpack and replay it. */
const withoutLog = async (store: Store): Promise<void> => {
  await sql`set wal_recycle = off`.execute(store.db)
  await sql`checkpoint`.execute(store.db)
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Returns true if an archive is less than two hours old. Seeded approvals expire from four hours on. */
const isFresh = (file: string, filling: Filling): boolean =>
  existsSync(file) && (filling === 'empty' || Date.now() - statSync(file).mtimeMs < 2 * HOUR_MS)

/** Each change of the sources makes a new one of many megabytes; yesterday's are nobody's any more. */
const forgetOld = (): void => {
  for (const name of globSync('*.tar', { cwd: cache }))
    if (statSync(join(cache, name)).mtimeMs < Date.now() - DAY_MS) rmSync(join(cache, name))
}

const LOOK_MS = 50

/** Lets one of several processes work, and the others wait until it is done. */
const oneByOne = async (folder: string, work: () => Promise<void>): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  for (;;) {
    const unlock = await lockFolder(folder).catch((error: unknown) => {
      if (error instanceof FolderInUse) return undefined
      throw error
    })
    if (unlock !== undefined) return work().finally(unlock)
    await pass(LOOK_MS)
  }
}

/**
 * Returns the path of a database archive. It is created once and replaced when its sources change or it is too old.
 */
const archiveOf = async (filling: Filling): Promise<string> => {
  const file = join(cache, `${filling}-${fingerprint(filling)}.tar`)
  if (!isFresh(file, filling))
    await oneByOne(join(cache, 'filling', filling), async () => {
      if (!isFresh(file, filling)) await writeArchive(filling, file)
    })
  return file
}

const writeArchive = async (filling: Filling, file: string): Promise<void> => {
  const { on, add } = contexts[filling]
  const database = await openMemory(on && (await snapshotOf(on)))
  const store = createStore('embedded', database.pool)
  await add(store)
  await withoutLog(store)
  const blob = await database.dump()
  await store.close()
  mkdirSync(cache, { recursive: true })
  const draft = `${file}.${process.pid}.${Date.now()}`
  writeFileSync(draft, Buffer.from(await blob.arrayBuffer()))
  renameSync(draft, file)
  forgetOld()
}

/** Node copies the contents of its own blobs three times before a reader has them; a database has many megabytes. */
class Snapshot extends Blob {
  readonly #bytes: ArrayBuffer
  constructor(bytes: ArrayBuffer) {
    super([])
    this.#bytes = bytes
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes)
  }
}

/** A filled database as one blob. */
export const snapshotOf = async (filling: Filling): Promise<Blob> =>
  new Snapshot(new Uint8Array(readFileSync(await archiveOf(filling))).buffer)

/** A data folder in which the program finds a filled database, as if it had made it itself. */
export const writeFilledFolder = async (folder: string, filling: Filling = 'seeded'): Promise<void> =>
  unpack(readFileSync(await archiveOf(filling)), join(folder, 'database'))
