import { findDependents, findImporters, type Sources } from './imports.ts'

/** The projects of vitest, and the specs of the browser. */
export type Project = 'unit' | 'server' | 'component' | 'stories' | 'browser'

/** What a change can break. */
export interface Selection {
  /** The tests to run, the nearest first. */
  readonly files: Readonly<Record<Project, readonly string[]>>
  /** How many more depend on the change, from afar. */
  readonly leftOut: Readonly<Record<Project, number>>
}

/** So many of each fit into a minute and a half; all run where a change lands. */
const LARGEST: Readonly<Record<Project, number>> = {
  unit: 40,
  server: 6,
  component: 12,
  stories: 6,
  browser: 3,
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

/** How near a test is to a definition: it names the definition itself, or a requirement that the definition names. */
function nearnessTo(definition: string, text: string, test: string): number | undefined {
  const name = nameOf(definition)
  if (name && (test.includes(`'${name}'`) || test.includes(`/${name}`))) return 1
  const rows = new Set(text.match(row))
  return (test.match(row) ?? []).some((id) => rows.has(id)) ? 2 : undefined
}

/** Chooses the tests that depend on what changed, by imports and, for definitions, by the names that both name. */
export function selectTests(changed: readonly string[], sources: Sources): Selection {
  const distances = new Map(findDependents(changed, findImporters(sources)))
  for (const definition of changed.filter(isDefinition))
    for (const [file, test] of sources) {
      if (!projectOf(file)) continue
      const nearness = nearnessTo(definition, sources.get(definition) ?? '', test)
      if (nearness !== undefined) distances.set(file, Math.min(nearness, distances.get(file) ?? nearness))
    }
  const found = [...distances].toSorted(([one, near], [other, far]) => near - far || one.localeCompare(other))
  const files = Object.fromEntries(projects.map((project) => [project, [] as string[]])) as Record<
    Project,
    string[]
  >
  const leftOut = Object.fromEntries(projects.map((project) => [project, 0])) as Record<Project, number>
  for (const [file] of found) {
    const project = sources.has(file) ? projectOf(file) : undefined
    if (!project) continue
    if (files[project].length < LARGEST[project]) files[project].push(file)
    else leftOut[project] += 1
  }
  return { files, leftOut }
}
