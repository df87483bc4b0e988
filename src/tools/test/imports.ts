import { dirname, join, normalize } from 'node:path/posix'

/** The texts of source files, by path from the project root. */
export type Sources = ReadonlyMap<string, string>

/** Matches imports, except those of types, which are gone at run time. */
const imported =
  /(?:^|[\s;}])(?:import|export)\s+(?!type\b)[^'"`;]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g
const globbed = /import\.meta\.glob(?:<[^(]*>)?\(\s*['"]([^'"]+)['"]/g
/** Matches files read at run time, by their path beside the reading file. */
const opened = /new URL\(\s*['"`]([^'"`]*)['"`],\s*import\.meta\.url/g
/** Folders whose files are read as a whole; the project root would match everything. */
const isReadByFolder = /^(?:definitions|schemas)(?:\/|$)/

/** The folders of the `imports` in package.json. */
const folders: Readonly<Record<string, string>> = {
  '#tests/': 'tests/',
  '#schemas/': 'schemas/',
  '#definitions/': 'definitions/',
}

function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier.replace(/\?.*$/, '')))
  if (!specifier.startsWith('#')) return undefined
  const folder = Object.keys(folders).find((name) => specifier.startsWith(name))
  return folder ? folders[folder]! + specifier.slice(folder.length) : `src/${specifier.slice(1)}`
}

/**
 * Files that tests run on without importing them: stories in their preview, browser specs on the built
 * portal.
 */
const surroundings: readonly (readonly [tests: RegExp, surrounding: string])[] = [
  [/\.stories\.tsx$/, 'stories/.storybook/preview.tsx'],
  [/^tests\/browser\/.*\.spec\.ts$/, 'src/portal/main.tsx'],
]

/** Returns the importers of each file. */
export function findImporters(sources: Sources): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>()
  const add = (file: string | undefined, by: string) => {
    if (file) importers.set(file, (importers.get(file) ?? new Set()).add(by))
  }
  for (const [file, text] of sources) {
    for (const [tests, surrounding] of surroundings) if (tests.test(file)) add(surrounding, file)
    for (const [, whole, alone] of text.matchAll(imported))
      add(resolveImport(file, whole ?? alone ?? ''), file)
    // A folder stands for all files in it.
    const addFolder = (folder: string | undefined) => add(folder && `${folder.replace(/\/$/, '')}/`, file)
    for (const [, pattern] of text.matchAll(globbed))
      addFolder(resolveImport(file, pattern!.replace(/\/?\*.*$/, '')))
    for (const [, place] of text.matchAll(opened)) {
      // A path built at run time counts as the last literal folder.
      const path = normalize(join(dirname(file), place!.replace(/[^/]*\$\{.*$/, '')))
      if (sources.has(path)) add(path, file)
      else if (isReadByFolder.test(path)) addFolder(path)
    }
  }
  return importers
}

/** Returns 'a/' and 'a/b/' for 'a/b/c.json'. */
const foldersOf = (file: string): readonly string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, at, parts) => `${parts.slice(0, at + 1).join('/')}/`)

/** Returns the number of imports between a changed file and each dependent file. */
export function findDependents(
  changed: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]))
  const queue = [...changed]
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const distance = distances.get(file)! + 1
    const readers = foldersOf(file).flatMap((folder) => [...(importers.get(folder) ?? [])])
    for (const importer of [...(importers.get(file) ?? []), ...readers]) {
      if (distances.has(importer)) continue
      distances.set(importer, distance)
      queue.push(importer)
    }
  }
  return distances
}
