/** One command of the suite. */
export interface Stage {
  readonly name: string
  readonly command: readonly string[]
  /** True: prints the output while it runs, not at the end. */
  readonly isStreamed?: boolean
  /** The stage that must end first. */
  readonly after?: string
  /** True: nothing in it depends on how fast it runs, so it may take what the others leave of the processor. */
  readonly isPatient?: boolean
}

export const node = process.execPath
export const bin = (name: string, ...rest: string[]): readonly string[] => [
  `node_modules/.bin/${name}`,
  ...rest,
]
export const vitest = (projects: readonly string[], ...rest: string[]): readonly string[] => [
  ...bin('vitest', 'run', '--config', 'tests/vitest.config.ts'),
  ...projects.flatMap((project) => ['--project', project]),
  ...rest,
]

export const format = (...files: string[]): readonly string[] =>
  bin('oxfmt', '-c', '.prettierrc.json', '--check', '--no-error-on-unmatched-pattern', ...files)
export const lint = (...files: string[]): readonly string[] => bin('oxlint', '--type-aware', ...files)
export const build: Stage = { name: 'build', command: bin('vite', 'build', '--logLevel', 'warn') }
// A second checker would read all types again, and both cores are busy.
export const floors: Stage = {
  name: 'floors',
  command: bin('tsc', '-b', 'src', '--checkers', '1'),
  isPatient: true,
}
export const types: Stage = {
  name: 'types',
  command: [node, 'src/tools/types.ts', '--check'],
  isPatient: true,
}
export const definitions: Stage = {
  name: 'definitions',
  command: [node, 'src/tools/check.ts'],
  isPatient: true,
}
export const trace: Stage = { name: 'trace', command: [node, 'src/tools/trace.ts'], isPatient: true }

export const browser = (...files: string[]): Stage => ({
  name: 'browser',
  command: bin('playwright', 'test', '--config', 'tests/playwright.config.ts', ...files),
  isStreamed: true,
  after: 'build',
})

const cache = 'node_modules/.cache/portolan'

/** The stages in the order in which a free lane takes them. */
export const suite: readonly Stage[] = [
  build,
  // Files that restart programs mostly wait, so two workers share a core.
  { name: 'server', command: vitest(['server'], '--maxWorkers', '2') },
  { name: 'component', command: vitest(['component']) },
  browser(),
  // It reuses the dependencies that `component` has prepared.
  { name: 'stories', command: vitest(['stories']), after: 'component' },
  { name: 'unit', command: vitest(['unit']), isPatient: true },
  floors,
  { name: 'format', command: format('.'), isPatient: true },
  { name: 'lint', command: lint(), isPatient: true },
  {
    name: 'dead code',
    command: bin('knip', '--cache', '--cache-location', `${cache}/knip`),
    isPatient: true,
  },
  types,
  definitions,
  trace,
]
