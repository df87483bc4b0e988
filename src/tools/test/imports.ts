import { dirname, join, normalize } from 'node:path/posix'

/** The text of a source file, by its path from the root of the project. */
export type Sources = ReadonlyMap<string, string>

/** What is imported for its types only is gone when a test runs. */
const imported =
  /(?:^|[\s;}])(?:import|export)\s+(?!type\b)[^'"`;]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g
const globbed = /import\.meta\.glob(?:<[^(]*>)?\(\s*['"]([^'"]+)['"]/g
/** What is read while the program runs, by its place beside the file that reads it. */
const opened = /new URL\(\s*['"`]([^'"`]*)['"`],\s*import\.meta\.url/g
/** Only these hold files that are read by the folder; the root of the project would be everything. */
const isReadByFolder = /^(?:definitions|schemas)(?:\/|$)/

/** Where the names of the floors lead, as package.json says in `imports`. */
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

/** What tests are run on without importing it: stories stand in their preview, the browser opens the built portal. */
const surroundings: readonly (readonly [tests: RegExp, surrounding: string])[] = [
  [/\.stories\.tsx$/, 'stories/.storybook/preview.tsx'],
  [/^tests\/browser\/.*\.spec\.ts$/, 'src/portal/main.tsx'],
]

/** What each file is imported by. */
export function findImporters(sources: Sources): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>()
  const add = (file: string | undefined, by: string) => {
    if (file) importers.set(file, (importers.get(file) ?? new Set()).add(by))
  }
  for (const [file, text] of sources) {
    for (const [tests, surrounding] of surroundings) if (tests.test(file)) add(surrounding, file)
    for (const [, whole, alone] of text.matchAll(imported))
      add(resolveImport(file, whole ?? alone ?? ''), file)
    // A folder of files stands for all that lie in it.
    const addFolder = (folder: string | undefined) => add(folder && `${folder.replace(/\/$/, '')}/`, file)
    for (const [, pattern] of text.matchAll(globbed))
      addFolder(resolveImport(file, pattern!.replace(/\/?\*.*$/, '')))
    for (const [, place] of text.matchAll(opened)) {
      // What is put together while the program runs lies somewhere below the last folder that is written out.
      const path = normalize(join(dirname(file), place!.replace(/[^/]*\$\{.*$/, '')))
      if (sources.has(path)) add(path, file)
      else if (isReadByFolder.test(path)) addFolder(path)
    }
  }
  return importers
}

/** 'a/' and 'a/b/' for 'a/b/c.json'. */
const foldersOf = (file: string): readonly string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, at, parts) => `${parts.slice(0, at + 1).join('/')}/`)

/** How many imports lie between a changed file and each file that depends on it. */
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
