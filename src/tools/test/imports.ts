import { dirname, join, normalize } from 'node:path/posix'

/** The text of a source file, by its path from the root of the project. */
export type Sources = ReadonlyMap<string, string>

/** What is imported for its types only is gone when a test runs. */
const imported =
  /(?:^|[\s;}])(?:import|export)\s+(?!type\b)[^'"`;]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g
const globbed = /import\.meta\.glob(?:<[^(]*>)?\(\s*['"]([^'"]+)['"]/g

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

/** What each file is imported by. */
export function findImporters(sources: Sources): ReadonlyMap<string, ReadonlySet<string>> {
  const importers = new Map<string, Set<string>>()
  const add = (file: string | undefined, by: string) => {
    if (file) importers.set(file, (importers.get(file) ?? new Set()).add(by))
  }
  for (const [file, text] of sources) {
    for (const [, whole, alone] of text.matchAll(imported))
      add(resolveImport(file, whole ?? alone ?? ''), file)
    for (const [, pattern] of text.matchAll(globbed)) {
      // A folder of files stands for all that lie in it.
      const folder = resolveImport(file, pattern!.replace(/\/?\*.*$/, ''))
      add(folder && `${folder}/`, file)
    }
  }
  return importers
}

/** How many imports lie between a changed file and each file that depends on it. */
export function findDependents(
  changed: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]))
  const queue = [...changed]
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const distance = distances.get(file)! + 1
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue
      distances.set(importer, distance)
      queue.push(importer)
    }
  }
  return distances
}
