/** One command of the suite. */
export interface Stage {
  readonly name: string
  readonly command: readonly string[]
  /** Its output is printed as it comes; that of the others when they are done. */
  readonly isStreamed?: boolean
  /** The stage that must end before. */
  readonly after?: string
  /** How far it stands back behind others, as nice(1) counts. */
  readonly givesWay?: number
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

/** Behind whoever looks at a page, which must not be slower than people: a server may take its time. */
const BEHIND_PAGES = 10
/** Behind everybody: what only calculates fills what the others leave while they wait. */
const BEHIND_ALL = 19

const calculation = (name: string, command: readonly string[]): Stage => ({
  name,
  command,
  givesWay: BEHIND_ALL,
})

export const unit = (...files: string[]): Stage => calculation('unit', vitest(['unit'], ...files))
export const format = (...files: string[]): Stage =>
  calculation(
    'format',
    bin('oxfmt', '-c', '.prettierrc.json', '--check', '--no-error-on-unmatched-pattern', ...files),
  )
export const lint = (...files: string[]): Stage =>
  calculation('lint', bin('oxlint', '--type-aware', ...files))
// A second checker of the same project reads all its types once more, and both cores have other work.
export const floors = calculation('floors', bin('tsc', '-b', 'src', '--checkers', '1'))
export const types = calculation('types', [node, 'src/tools/types.ts', '--check'])
export const definitions = calculation('definitions', [node, 'src/tools/check.ts'])
export const trace = calculation('trace', [node, 'src/tools/trace.ts'])

export const build: Stage = { name: 'build', command: bin('vite', 'build', '--logLevel', 'warn') }

export const server = (...files: string[]): Stage => ({
  name: 'server',
  // Files that kill and restart programs mostly wait; another one works meanwhile.
  command: vitest(['server'], '--maxWorkers', '2', ...files),
  givesWay: BEHIND_PAGES,
})

export const browser = (...files: string[]): Stage => ({
  name: 'browser',
  command: bin('playwright', 'test', '--config', 'tests/playwright.config.ts', ...files),
  isStreamed: true,
  after: 'build',
})

const cache = 'node_modules/.cache/portolan'

/** In the order in which the lanes take them: first what is longest, and what others wait for. */
export const suite: readonly Stage[] = [
  build,
  server(),
  { name: 'component', command: vitest(['component']) },
  browser(),
  // Where both prepare the same dependencies at once, the later one takes them from the earlier one.
  { name: 'stories', command: vitest(['stories']), after: 'component' },
  unit(),
  floors,
  lint(),
  calculation('dead code', bin('knip', '--cache', '--cache-location', `${cache}/knip`)),
  types,
  definitions,
  format('.'),
  trace,
]
