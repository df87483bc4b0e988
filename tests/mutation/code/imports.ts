import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** Importing files of each file, in the source and the tests. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

const ALIAS = /^#(values|definition|engine|runtime|widgets|server|tools)\//

function resolved(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  if (specifier.startsWith('#tests/')) return specifier.slice(1)
  return ALIAS.test(specifier) ? specifier.replace('#', 'src/') : undefined
}

/** Reads the imports of every file under the root. */
export function readImporters(root: string): Importers {
  const importers = new Map<string, Set<string>>()
  for (const file of globSync(
    '{src/{values,definition,engine,server,tools},tests/{unit,server,fixtures,mutation}}/**/*.ts',
    { cwd: root },
  )) {
    const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
    for (const { moduleRequest, entries } of module.staticImports) {
      const target = resolved(file, moduleRequest.value)
      const isErased = entries.length > 0 && entries.every(({ isType }) => isType)
      if (target === undefined || isErased) continue
      importers.set(target, (importers.get(target) ?? new Set()).add(file))
    }
    for (const { entries } of module.staticExports)
      for (const { moduleRequest } of entries) {
        const target = moduleRequest && resolved(file, moduleRequest.value)
        if (target) importers.set(target, (importers.get(target) ?? new Set()).add(file))
      }
  }
  return importers
}

/** The file and everything that imports it, however far, with its distance; the nearest first. */
export function dependentsOf(importers: Importers, file: string): ReadonlyMap<string, number> {
  const found = new Map([[file, 0]])
  for (const [at, distance] of found)
    for (const importer of importers.get(at) ?? [])
      if (!found.has(importer)) found.set(importer, distance + 1)
  return found
}
