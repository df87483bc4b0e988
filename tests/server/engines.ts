import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { openFolder } from '#server/store/embedded.ts'
import { openPostgres } from '#server/store/postgres.ts'
import { createStore, type Engine, type Store } from '#server/store/store.ts'
import { closeAtEnd, openedSince } from './closing.ts'
import { contexts, writeFilledFolder, type Filling } from './snapshot.ts'

const OWNER = 'portolan_owner'

/** Where the file system can lend the blocks of a file to its copy, a database is copied with half the work. */
const LEND_BLOCKS = `select set_config(name, 'clone', false) from pg_settings
  where name = 'file_copy_method' and 'clone' = any(enumvals)`

const at = (url: string, database: string, user: string): string => {
  const place = new URL(url)
  place.username = user
  place.pathname = `/${database}`
  return place.href
}

/** Whoever needs a template first makes it, on a copy of the one it stands on. */
const makeTemplate = async (admin: pg.Client, url: string, filling: Filling): Promise<void> => {
  const made = await admin.query('select 1 from pg_database where datname = $1', [filling])
  if (made.rowCount !== 0) return
  const { on, add } = contexts[filling]
  if (on) await makeTemplate(admin, url, on)
  const draft = `draft_${filling}`
  await admin.query(`drop database if exists ${draft}`)
  const from = on ? `template ${on} strategy file_copy` : ''
  await admin.query(`create database ${draft} owner ${OWNER} ${from}`)
  const store = createStore('postgres', openPostgres(at(url, draft, OWNER)))
  await add(store).finally(() => store.close())
  await admin.query(`alter database ${draft} rename to ${filling}`)
}

/** A copy of the template, which is made once for all files. */
export const copyOfTemplate = async (url: string, filling: Filling): Promise<string> => {
  // One client holds the lock while another fills: a pool would release an idle one, and cut off one that waits.
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  try {
    await admin.query('select pg_advisory_lock(4711)')
    await admin.query(
      `do $$ begin create role ${OWNER} login createrole; exception when duplicate_object then null; end $$`,
    )
    await admin.query(LEND_BLOCKS)
    await makeTemplate(admin, url, filling)
    await admin.query(`create database ${name} template ${filling} owner ${OWNER} strategy file_copy`)
  } finally {
    await admin.end()
  }
  return at(url, name, OWNER)
}

const makeStore = async (engine: Engine, filling: Filling): Promise<Store> => {
  if (engine === 'embedded') {
    // As everybody runs it: in memory it would first be copied there whole, which takes as long again.
    const folder = mkdtempSync(join(tmpdir(), 'portolan-embedded-'))
    closeAtEnd(async () => rmSync(folder, { recursive: true, force: true }))
    await writeFilledFolder(folder, filling)
    return createStore('embedded', (await openFolder(folder)).pool)
  }
  return createStore('postgres', openPostgres(await copyOfTemplate(inject('postgresUrl'), filling)))
}

export type MakeStore = (filling?: Filling) => Promise<Store>

/** A fresh store for one test file, on the quicker engine there is; closed when the file ends. */
export const createTestStore = async (
  filling: Filling = 'seeded',
  engine: Engine = inject('postgresUrl') ? 'postgres' : 'embedded',
): Promise<Store> => {
  const store = await makeStore(engine, filling)
  closeAtEnd(() => store.close())
  return store
}

type Tests = (makeStore: MakeStore, engine: Engine) => void

const onEngine = (name: string, engine: Engine, tests: Tests): void => {
  const suite = engine === 'postgres' && !inject('postgresUrl') ? describe.skip : describe
  suite(`${name} [${engine}]`, () => {
    let closeOwn: () => Promise<unknown>
    beforeAll(() => {
      closeOwn = openedSince()
    })
    afterAll(() => closeOwn())
    tests((filling) => createTestStore(filling, engine), engine)
  })
}

/** The same tests on the embedded engine and on PostgreSQL. Call `makeStore` in `beforeAll`. */
export const describeEachEngine = (name: string, tests: Tests): void => {
  // A change of the code is tried on the quicker one.
  if (process.env.PORTOLAN_ENGINES === 'one') return describeAnyEngine(name, tests)
  for (const engine of ['embedded', 'postgres'] as const) onEngine(name, engine, tests)
}

/** Tests of words and fields, which no engine changes: on PostgreSQL, which is quicker, where there is one. */
export function describeAnyEngine(name: string, tests: Tests): void {
  onEngine(name, inject('postgresUrl') ? 'postgres' : 'embedded', tests)
}

/** Tests whose promise is that of the code above the store: daily on one engine, in the long run on each. */
export const describeEachEngineAtLength =
  process.env.PORTOLAN_LONG === '1' ? describeEachEngine : describeAnyEngine
