import { join } from 'node:path'
import { createVitest, type TestSuite, type Vitest } from 'vitest/node'
import type { Detection } from '../detect.ts'
import type { Mutant } from '../mutant.ts'
import type { Area } from './areas.ts'
import { addressOf, serveCopies, type Copy } from './copies.ts'
import { serveExchanges, unchangedOf } from './exchange.ts'

/** Changed files with the tests that may report them. */
export interface MutantRun {
  readonly mutants: readonly Pick<Mutant, 'id' | 'file' | 'text'>[]
  /**
   * Files that are copied with the changed file. Absent: the changed file replaces the original in one loaded server.
   */
  readonly dependents?: ReadonlySet<string>
  readonly tests: readonly string[]
}

/** First test that reported the mutants, if one did, and the reached parts of marked files. */
export interface Outcome {
  readonly detection: Detection | undefined
  readonly reached: ReadonlySet<string>
}

const root = join(import.meta.dirname, '../../..')
const driver = join(import.meta.dirname, 'mutant-process.ts')

/** A loaded test runner that is given one batch of mutants after the other. */
export interface MutantRunner {
  run(runs: readonly MutantRun[]): Promise<readonly Outcome[]>
  close(): Promise<void>
}

export async function startRunner({ files, server }: Pick<Area, 'files' | 'server'>): Promise<MutantRunner> {
  const copies: Copy[] = []
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      run: true,
      reporters: [{}],
      include: ['tests/mutation/code/mutant-process.ts'],
      pool: 'forks',
      maxWorkers: 1,
      isolate: false,
      // The cache on disk would return copies of an earlier run, because it identifies files by address and content.
      fsModuleCache: false,
      environment: 'node',
      dangerouslyIgnoreUnhandledErrors: true,
      ...(server
        ? {
            globalSetup: ['tests/server/postgres.ts'],
            env: { PORTOLAN_ENGINES: 'one' },
            testTimeout: 60_000,
            hookTimeout: 600_000,
            expect: { poll: { timeout: 20_000 } },
          }
        : { testTimeout: 20_000 }),
    },
    {
      plugins: [serveCopies(root, copies), serveExchanges(root, server ? files : [])],
      cacheDir: `${root}/node_modules/.vite`,
      logLevel: 'error',
    },
  )
  return {
    run: (runs) => runBatch(vitest, copies, runs),
    close: () => vitest.close(),
  }
}

const NOTHING: ReadonlySet<string> = new Set()

async function runBatch(vitest: Vitest, copies: Copy[], runs: readonly MutantRun[]): Promise<Outcome[]> {
  const project = vitest.getRootProject()
  const attempts = runs.map(({ mutants, dependents, tests }) => {
    const first = copies.length
    for (const { file, text } of mutants)
      copies.push({ file, text: text(), dependents: dependents ?? NOTHING })
    return {
      name: String(first),
      addresses: tests.map((test) => addressOf(join(root, test), first)),
      exchanges: dependents
        ? []
        : mutants.map(({ file }, at) => {
            const path = join(root, file)
            return { path, unchanged: unchangedOf(path), changed: addressOf(path, first + at) }
          }),
    }
  })
  project.provide('trials', attempts)
  const { testModules } = await vitest.runTestSpecifications([project.createSpecification(driver)])
  const [module] = testModules
  const suites = new Map([...(module?.children.suites() ?? [])].map((suite) => [suite.name, suite]))
  return runs.map(({ mutants }, at) => {
    const suite = suites.get(attempts[at]!.name)
    if (!suite)
      throw new Error(
        `${mutants[0]?.id}: it was not tried. ${module
          ?.errors()
          .map(({ message }) => message)
          .join(' ')}`,
      )
    return { detection: detectionIn(suite), reached: reachedIn(suite) }
  })
}

const reachedIn = (suite: TestSuite): Set<string> =>
  new Set([...suite.children.allTests()].flatMap((test) => test.meta().reached ?? []))

function detectionIn(suite: TestSuite): Detection | undefined {
  const passed = [...suite.children.allTests('passed')].length
  for (const test of suite.children.allTests('failed')) {
    const says = test.result().errors?.[0]?.message.split('\n')[0] ?? ''
    return { by: 'a test', says: `${test.fullName.replace(/^\d+ > /, '')}: ${says}` }
  }
  for (const one of [suite, ...suite.children.allSuites()])
    if (one.errors()[0]) return { by: 'a test that does not load', says: one.errors()[0]!.message }
  if (passed < 2) throw new Error(`${suite.name}: no test ran.`)
  return undefined
}
