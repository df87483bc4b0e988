import { join } from 'node:path'
import { createVitest, type TestSuite, type Vitest } from 'vitest/node'
import type { Detection } from '../detect.ts'
import type { Mutant } from '../mutant.ts'
import type { Area } from './areas.ts'
import { addressOf, serveCopies, type Copy } from './copies.ts'
import { serveExchanges, unchangedOf } from './exchange.ts'

/** One mutant with the tests that may report it. */
export interface MutantRun {
  readonly mutant: Mutant
  /** What is copied with the changed file; nothing where the changed file takes the place of the other in one loaded server. */
  readonly dependents: ReadonlySet<string>
  readonly tests: readonly string[]
}

const root = join(import.meta.dirname, '../../..')
const driver = join(import.meta.dirname, 'mutant-process.ts')

/** A loaded test runner that is given one batch of mutants after the other. */
export interface MutantRunner {
  /** Which test reported each of them first, and what it said. */
  run(runs: readonly MutantRun[]): Promise<readonly (Detection | undefined)[]>
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
      // The cache on disk knows files by their address and what stands in them, and would hand out copies of an earlier run.
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

async function runBatch(
  vitest: Vitest,
  copies: Copy[],
  runs: readonly MutantRun[],
): Promise<(Detection | undefined)[]> {
  const first = copies.length
  for (const { mutant, dependents } of runs)
    copies.push({ file: mutant.file, text: mutant.text(), dependents })
  const project = vitest.getRootProject()
  project.provide(
    'trials',
    runs.map(({ mutant, dependents, tests }, at) => {
      const path = join(root, mutant.file)
      return {
        name: String(first + at),
        addresses: tests.map((test) => addressOf(join(root, test), first + at)),
        ...(dependents.size === 0 && {
          exchange: { path, unchanged: unchangedOf(path), changed: addressOf(path, first + at) },
        }),
      }
    }),
  )
  const { testModules } = await vitest.runTestSpecifications([project.createSpecification(driver)])
  const [module] = testModules
  const suites = new Map([...(module?.children.suites() ?? [])].map((suite) => [suite.name, suite]))
  return runs.map(({ mutant }, at) => {
    const suite = suites.get(String(first + at))
    if (!suite)
      throw new Error(
        `${mutant.id}: it was not tried. ${module
          ?.errors()
          .map(({ message }) => message)
          .join(' ')}`,
      )
    return reportOf(suite)
  })
}

function reportOf(suite: TestSuite): Detection | undefined {
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
