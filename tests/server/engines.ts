import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { openFolder } from '#server/store/engines/embedded.ts'
import { openPostgres } from '#server/store/engines/postgres.ts'
import { createStore, type Engine, type Store } from '#server/store/store.ts'
import { closeAtEnd, openedSince } from './closing.ts'
import { copyOfTemplate } from './postgres-template.ts'
import { quickFolder } from './quick-folder.ts'
import { writeFilledFolder, type Filling } from './snapshot.ts'

const makeStore = async (engine: Engine, filling: Filling): Promise<Store> => {
  if (engine === 'embedded') {
    // As everybody runs it: in memory it would first be copied there whole, which takes as long again.
    const folder = quickFolder('portolan-embedded-')
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

/** Runs tests of code above the store: daily on one engine, in the long run on each. */
export const describeEachEngineAtLength =
  process.env.PORTOLAN_LONG === '1' ? describeEachEngine : describeAnyEngine
