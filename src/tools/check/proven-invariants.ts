import type { Finding } from '#definition/finding.ts'
import { numbered } from '#engine/invariant/finding-text.ts'
import { prove } from '#engine/invariant/proof.ts'
import type { Proof } from '#engine/invariant/types.ts'
import type { CheckContext, CheckedDefinitions } from '#server/definitions/definitions-check.ts'

/** Runs the search for every invariant of the library, and returns the results. */
export function proveInvariants(
  { library, linked }: Pick<CheckedDefinitions, 'library' | 'linked'>,
  { findSchema, filled }: Pick<CheckContext, 'findSchema' | 'filled'>,
): Proof[] {
  const { notifications } = filled
  const world = { library, permissions: linked.permissions, findSchema, notifications }
  return Object.values(library.invariants).map((invariant) => prove(world, invariant))
}

/**
 * Returns findings for broken invariants, each with its shortest counterexample as a case; one whose premise
 * never holds counts as broken.
 */
export function findBroken(proofs: readonly Proof[]): Finding[] {
  return proofs.flatMap(({ id, says, combinations, chains }): Finding[] => {
    const file = `invariants/${id}.invariant.json`
    const broken = (sentence: string): Finding => ({ file, path: '', sentence, level: 'error' })
    const [shortest, ...more] = chains
    if (shortest === undefined)
      return combinations > 0
        ? []
        : [
            broken(
              `‘${says}’ stands on no combination: nobody and nothing it speaks of is there. Name what it is about.`,
            ),
          ]
    const others = more.length === 0 ? '' : ` This is the shortest of ${chains.length} chains.`
    const lines = numbered(shortest.steps).map((step) => `\n    ${step}`)
    const { of, example } = shortest
    const proof =
      example === undefined ? '' : `\n    As a case for ${of}.cases.json: ${JSON.stringify(example)}`
    return [broken(`‘${says}’ does not hold.${others}${lines.join('')}${proof}`)]
  })
}

/** Formats a count with thousands separators; loading Intl would take longer than proving an invariant. */
const grouped = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Lists the invariants for an auditor: the result, the number of cases searched, and the requirement. */
export function listProofs(
  proofs: readonly Proof[],
  { invariants }: CheckedDefinitions['library'],
): string[] {
  return proofs.map(({ id, says, combinations, chains }) => {
    const mark = chains.length === 0 && combinations > 0 ? '✓' : '✗'
    return `${mark} ${says} (${invariants[id]!.source}: ${grouped(combinations)} combinations)`
  })
}

/** Returns the size of the proofs, for the end of the summary. */
export function sayProofs(proofs: readonly Proof[]): string {
  const stored = proofs.filter(({ combinations, chains }) => chains.length === 0 && combinations > 0)
  const combinations = stored.reduce((sum, one) => sum + one.combinations, 0)
  return `${stored.length} of ${proofs.length} invariants hold, over ${grouped(combinations)} combinations`
}
