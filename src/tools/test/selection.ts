import { findDependents, findImporters, type Sources } from './imports.ts'

/** The vitest projects, and the browser specs. */
export type Project = 'unit' | 'server' | 'component' | 'stories' | 'browser'

/** The tests that a change may break. */
export interface Selection {
  /** The tests to run, closest first. */
  readonly files: Readonly<Record<Project, readonly string[]>>
  /** The number of further dependent tests that are not run. */
  readonly leftOut: Readonly<Record<Project, number>>
}

/** The maximum of tests per project, for a minute and a half; all run in the full suite. */
const LARGEST: Readonly<Record<Project, number>> = {
  unit: 15,
  server: 3,
  component: 6,
  stories: 2,
  browser: 2,
}
const projects = Object.keys(LARGEST) as Project[]

export function projectOf(file: string): Project | undefined {
  if (/^tests\/browser\/.*\.spec\.ts$/.test(file)) return 'browser'
  if (file.endsWith('.stories.tsx')) return 'stories'
  if (/^(?:src|tests)\/server\/.*\.test\.ts$/.test(file)) return 'server'
  if (
    /^src\/(?:values|definition|engine|tools)\/.*\.test\.ts$/.test(file) ||
    /^tests\/unit\/.*\.test\.ts$/.test(file)
  )
    return 'unit'
  if (/\.test\.tsx?$/.test(file)) return 'component'
  return undefined
}

const row = /(?<![\w-])[A-Z]{2,4}-\d{3}\b/g
const isDefinition = (file: string) => /^definitions\/.*\.json$/.test(file)

const nameOf = (file: string) => /([^/]+?)(?:\.[a-z-]+)?\.json$/.exec(file)?.[1]

/** Returns the distance between a test and a definition: by its name, or by a shared requirement. */
function nearnessTo(definition: string, text: string, test: string): number | undefined {
  const name = nameOf(definition)
  if (name && (test.includes(`'${name}'`) || test.includes(`/${name}`))) return 1
  const rows = new Set(text.match(row))
  return (test.match(row) ?? []).some((id) => rows.has(id)) ? 2 : undefined
}

const rowsIn = (text: string): ReadonlySet<string> => new Set(text.match(row))

/** Words in paths that say nothing about the subject. */
const plain = new Set(
  'src tests stories definitions schemas values definition engine runtime widgets portal server tools unit component browser test spec ts tsx css json'.split(
    ' ',
  ),
)
const wordsIn = (path: string): readonly string[] =>
  path
    .split(/[^a-z0-9]+/i)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => word !== '' && !plain.has(word) && !plain.has(`${word}s`))

interface Candidate {
  readonly file: string
  readonly project: Project
  /** The number of imports between them. */
  readonly distance: number
  /** The words that its name shares with the changed files. */
  readonly words: number
  /** The requirements that it shares with the changed files or the closest tests. */
  readonly rows: number
}

function findCandidates(
  changed: readonly string[],
  sources: Sources,
  distances: ReadonlyMap<string, number>,
): readonly Candidate[] {
  const tests = [...distances].flatMap(([file, distance]) => {
    const project = sources.has(file) ? projectOf(file) : undefined
    return project ? [{ file, project, distance }] : []
  })
  const nearest = Math.min(...tests.map(({ distance }) => distance))
  const near = [...changed, ...tests.filter(({ distance }) => distance === nearest).map(({ file }) => file)]
  const rows = rowsIn(near.map((file) => sources.get(file) ?? '').join('\n'))
  const words = new Set(changed.flatMap(wordsIn))
  return tests.map((test) => ({
    ...test,
    words: new Set(wordsIn(test.file.split('/').at(-1)!).filter((word) => words.has(word))).size,
    rows: [...rowsIn(sources.get(test.file) ?? '')].filter((id) => rows.has(id)).length,
  }))
}

/** Browser specs depend on the whole portal, so one is run only if it names the change or its requirement. */
const isRelated = ({ project, distance, words, rows }: Candidate): boolean =>
  project !== 'browser' || distance <= 1 || words > 0 || rows > 0

/** Selects the tests that depend on the change: by imports and, for definitions, by shared names. */
export function selectTests(changed: readonly string[], sources: Sources): Selection {
  const distances = new Map(findDependents(changed, findImporters(sources)))
  for (const definition of changed.filter(isDefinition))
    for (const [file, test] of sources) {
      if (!projectOf(file)) continue
      const nearness = nearnessTo(definition, sources.get(definition) ?? '', test)
      if (nearness !== undefined) distances.set(file, Math.min(nearness, distances.get(file) ?? nearness))
    }
  const found = findCandidates(changed, sources, distances).toSorted(
    (one, other) =>
      Math.min(one.distance, 2) - Math.min(other.distance, 2) ||
      other.words - one.words ||
      one.distance - other.distance ||
      other.rows - one.rows ||
      one.file.localeCompare(other.file),
  )
  const files = Object.fromEntries(projects.map((project) => [project, [] as string[]])) as Record<
    Project,
    string[]
  >
  const excluded = Object.fromEntries(projects.map((project) => [project, 0])) as Record<Project, number>
  for (const candidate of found) {
    const { file, project, distance } = candidate
    // A changed test always runs.
    const hasSpace = distance === 0 || (files[project].length < LARGEST[project] && isRelated(candidate))
    if (hasSpace) files[project].push(file)
    else excluded[project] += 1
  }
  return { files, leftOut: excluded }
}
