import { createHash } from 'node:crypto'
import type { Call } from '#definition/generated/call.ts'
import { sayFinding } from '#definition/finding.ts'
import type { Library } from '#definition/library.ts'
import type { DefinitionFile } from '#definition/load.ts'
import { soundLibrary } from '#definition/sound.ts'
import type { LinkedPermissions } from '#engine/permission/link.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import { judgeDefinitions, readGround, type Ground } from '../definitions/judge.ts'
import { linkRights } from '../definitions/linked.ts'
import type { Verdict } from '../definitions/verdict.ts'
import type { FaultTable } from './failure.ts'
import { forBrowser, type Published } from './published.ts'

/** The definitions as the server acts by them. */
export interface ServerDefinitions {
  library: Library
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

/** What has an error is left out and named, the rest works (rule 16); a permission that is left out denies. */
export const toServerDefinitions = (
  files: readonly DefinitionFile[],
  ground: Ground = readGround(),
  judge: (files: readonly DefinitionFile[], ground: Ground) => Verdict = judgeDefinitions,
): ServerDefinitions => {
  const judged = judge(files, ground)
  const { library, broken } = soundLibrary(judged.library, judged.findings)
  const { rules, permissions } = linkRights(library)
  const { roles, faults, limits } = library
  return {
    library,
    calls: Object.values(library.calls),
    permissions,
    rules,
    roles,
    faults,
    limits,
    findings: judged.findings.filter(({ level }) => level === 'error').map(sayFinding),
    published: { version: versionOf(files), definitions: forBrowser(library), broken },
  }
}
