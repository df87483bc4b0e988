import { createHash } from 'node:crypto'
import type { Call } from '#definition/generated/call.ts'
import { sayFinding } from '#definition/finding.ts'
import type { Library } from '#definition/library.ts'
import type { DefinitionFile } from '#definition/loader.ts'
import { validDefinitions } from '#definition/valid-library.ts'
import type { LinkedPermissions } from '#engine/permission/link.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import { checkDefinitions, readCheckContext, type CheckContext } from '../definitions/definitions-check.ts'
import { createTranslations, type Translations } from '../languages/translations.ts'
import { linkRights } from '../definitions/linked-definitions.ts'
import type { Verdict } from '../definitions/verdict.ts'
import type { FaultTable } from './failure.ts'
import { forBrowser, type Published } from './publication/published.ts'

/** The checked definitions, as the server uses them. */
export interface ServerDefinitions {
  library: Library
  /** The translated definitions; they have the same version. */
  languages: Translations
  calls: Call[]
  permissions: LinkedPermissions
  rules: ReadonlyMap<string, LinkedRule>
  roles: Library['roles']
  faults: FaultTable
  limits: Library['limits']
  findings: string[]
  published: Published
}

const versionOf = (files: readonly DefinitionFile[]): string => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.path).update(file.text ?? '')
  return hash.digest('hex').slice(0, 16)
}

/**
 * Builds the server's definitions. A faulty one is left out and named, the rest works (rule 16); a missing
 * permission denies.
 */
export const toServerDefinitions = (
  files: readonly DefinitionFile[],
  dependencies: CheckContext = readCheckContext(),
  authorize: (files: readonly DefinitionFile[], services: CheckContext) => Verdict = checkDefinitions,
): ServerDefinitions => {
  const outcome = authorize(files, dependencies)
  const { library, broken } = validDefinitions(outcome.library, outcome.findings)
  const { rules, permissions } = linkRights(library)
  const { roles, faults, limits } = library
  return {
    library,
    languages: createTranslations(library, dependencies.findSchema),
    calls: Object.values(library.calls),
    permissions,
    rules,
    roles,
    faults,
    limits,
    findings: outcome.findings.filter(({ level }) => level === 'error').map(sayFinding),
    published: { version: versionOf(files), definitions: forBrowser(library), broken },
  }
}
