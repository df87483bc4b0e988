import type { Mutant } from './mutant.ts'

/** A number from a seed and a name: the same for the same, spread over all numbers of 32 bits (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** So many mutants of each class, chosen by a seed; one that is chosen stays chosen when others come or go. */
export function sampleOf(
  mutants: readonly Mutant[],
  seed: string,
  perClass: number,
  classOf: (mutant: Mutant) => string = ({ changes }) => changes,
): Mutant[] {
  const byClass = Map.groupBy(mutants, classOf)
  return [...byClass.values()].flatMap((all) =>
    all
      .map((mutant) => [hash(`${seed} ${mutant.id}`), mutant] as const)
      .toSorted(([a], [b]) => a - b)
      .slice(0, perClass)
      .map(([, mutant]) => mutant),
  )
}
