import type { Finding } from '#definition/finding.ts'
import { foldFindings, type FoldedFinding } from '#definition/fold/fold.ts'
import type { Library } from '#definition/library.ts'
import type { DefinitionFile } from '#definition/loader.ts'
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

/** What a check looks at beside the definitions themselves. */
interface Whole {
  readonly checked: CheckedDefinitions
  readonly cases: readonly RunnableCase[]
  readonly proofs: readonly Proof[]
  /** How many differences the cases show, whether they are told or not. */
  readonly failing: number
  readonly folded: readonly FoldedFinding[]
  /** Without an error, so that cases and invariants say something of their own. */
  readonly isWhole: boolean
}

/** What is wrong below definitions/network. */
export function foundInNetwork(found: readonly DefinitionFile[], of: Library): readonly Finding[] {
  const below = 'network/'
  const own = found.filter(({ path }) => path.startsWith(below))
  return checkNetwork(
    own.map((file) => ({ ...file, path: file.path.slice(below.length) })),
    of,
  ).findings
}

/** The roles a chain of a broken invariant speaks of, by what people call them. */
function rolesIn({ sentence }: Finding, { roles }: Library): readonly string[] {
  const named = [...sentence.matchAll(/the role ‘([^’]+)’/g)].map(([, label]) => label)
  return Object.entries(roles).flatMap(([name, { label }]) => (named.includes(label) ? [name] : []))
}

/** Everything that is wrong: in the definitions, in the network, in cases, and in invariants; one for each cause. */
export function checkWhole(files: readonly DefinitionFile[], context: CheckContext): Whole {
  const checked = checkDefinitions(files, context)
  const { library, linked, findings } = checked
  const cases = casesOf(library, linked)
  // What does not load or links to nothing would break invariants as well: one cause, one finding.
  const isWhole = !findings.some(({ level }) => level === 'error')
  const proofs = isWhole ? proveInvariants({ library, linked }, context) : []
  const failing = failingCases(cases)
  const broken = findBroken(proofs).map((finding) => ({ finding, roles: rolesIn(finding, library) }))
  const all = [
    ...findings,
    ...foundInNetwork(files, library),
    ...blame([...(isWhole ? failing : []), ...broken], library),
  ]
  // What nothing names may be named once the errors are gone: until then it is not told.
  const folded = foldFindings(all, files).filter(
    ({ finding: { level, about } }) => isWhole || level === 'error' || about?.kind !== 'unused',
  )
  return { checked, cases, proofs, failing: failing.length, folded, isWhole }
}
