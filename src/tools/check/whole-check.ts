import type { Finding } from '#definition/finding.ts'
import { foldFindings, type FoldedFinding } from '#definition/fold/fold.ts'
import type { Library } from '#definition/library.ts'
import type { DefinitionFile } from '#definition/loader.ts'
import { memoizeFor } from '#definition/lint/context/cache.ts'
import type { Proof } from '#engine/invariant/types.ts'
import {
  checkDefinitions,
  type CheckContext,
  type CheckedDefinitions,
} from '#server/definitions/definitions-check.ts'
import { checkNetwork } from '#server/network/validity/network-check.ts'
import { blame } from './blame.ts'
import { casesOf, failingCases, type RunnableCase } from './case-runs.ts'
import { findBroken, proveInvariants } from './proven-invariants.ts'

/** The result of a full check. */
interface Whole {
  readonly checked: CheckedDefinitions
  readonly cases: readonly RunnableCase[]
  readonly proofs: readonly Proof[]
  /** The number of differences in cases, reported or not. */
  readonly failing: number
  readonly folded: readonly FoldedFinding[]
  /** True if there are no errors, so that cases and invariants are meaningful. */
  readonly isWhole: boolean
}

const NETWORK = 'network/'

/** The same file by its path below definitions/network; one object per file, so that it is checked once. */
const inNetwork = memoizeFor((file: DefinitionFile): DefinitionFile => ({
  ...file,
  path: file.path.slice(NETWORK.length),
}))

/** Returns the findings in definitions/network. */
export const foundInNetwork = (found: readonly DefinitionFile[], of: Library): readonly Finding[] =>
  checkNetwork(found.filter(({ path }) => path.startsWith(NETWORK)).map(inNetwork), of).findings

/** Returns the roles that a broken invariant names, by label. */
function rolesIn({ sentence }: Finding, { roles }: Library): readonly string[] {
  const named = [...sentence.matchAll(/the role ‘([^’]+)’/g)].map(([, label]) => label)
  return Object.entries(roles).flatMap(([name, { label }]) => (named.includes(label) ? [name] : []))
}

/** Checks definitions, network, cases and invariants; returns one finding per cause. */
export function checkWhole(
  files: readonly DefinitionFile[],
  context: CheckContext,
  checked = checkDefinitions(files, context),
): Whole {
  const { library, linked, findings } = checked
  const cases = casesOf(library, linked)
  // A definition that does not load or link would break invariants too, so only its own error is reported.
  const isWhole = !findings.some(({ level }) => level === 'error')
  const proofs = isWhole ? proveInvariants({ library, linked }, context) : []
  const failing = failingCases(cases)
  const broken = findBroken(proofs).map((finding) => ({ finding, roles: rolesIn(finding, library) }))
  const all = [
    ...findings,
    ...foundInNetwork(files, library),
    ...blame([...(isWhole ? failing : []), ...broken], library),
  ]
  // Unused definitions are reported once there are no errors, which may hide their use.
  const folded = foldFindings(all, files).filter(
    ({ finding: { level, about } }) => isWhole || level === 'error' || about?.kind !== 'unused',
  )
  return { checked, cases, proofs, failing: failing.length, folded, isWhole }
}
