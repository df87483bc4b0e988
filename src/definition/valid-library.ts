import { sayFinding, type Finding } from './finding.ts'
import { idOfPath, kindOfPath } from './kind.ts'
import type { Library } from './library.ts'

/**
 * Definitions without errors, and for each broken one ('collection/id', or 'roles' for a single file) the
 * sentences why.
 */
export interface ValidLibrary {
  readonly library: Library
  readonly broken: Readonly<Record<string, readonly string[]>>
}

/**
 * Removes exactly the definitions that have an error (rule 16): a finding in one file never disables another
 * file.
 */
export function validDefinitions(library: Library, findings: readonly Finding[]): ValidLibrary {
  const broken: Record<string, string[]> = {}
  for (const finding of findings) {
    const kind = kindOfPath(finding.file)
    // A purpose is read only by authors, so a copied one does not disable its definition.
    const isOnlyPurpose = finding.path === '/purpose'
    if (finding.level !== 'error' || isOnlyPurpose || kind === undefined || kind.collection === 'cases')
      continue
    const name = kind.single ? kind.collection : `${kind.collection}/${idOfPath(finding.file, kind)}`
    ;(broken[name] ??= []).push(sayFinding(finding))
  }
  const stored = Object.fromEntries(
    Object.entries(library).map(([collection, definitions]) => [
      collection,
      without(collection, definitions, broken),
    ]),
  )
  return { library: stored as unknown as Library, broken }
}

function without(collection: string, definitions: unknown, broken: Record<string, unknown>): unknown {
  if (Array.isArray(definitions) || typeof definitions !== 'object' || definitions === null)
    return definitions
  return Object.fromEntries(
    Object.entries(definitions).filter(([id]) => !Object.hasOwn(broken, `${collection}/${id}`)),
  )
}
