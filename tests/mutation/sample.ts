import type { Mutant } from './mutant.ts'

/** A number from a seed and a name: the same for the same, spread over all numbers of 32 bits (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/**
 * Chooses mutants by a seed, spread evenly over the classes; large classes fill up for small ones. A chosen mutant
 * stays chosen when others are added or removed.
 */
export function sampleOf<Kind extends Mutant>(
  mutants: readonly Kind[],
  seed: string,
  size: number,
  classOf: (mutant: Kind) => string = ({ changes }) => changes,
): Kind[] {
  const classes = [...Map.groupBy(mutants, classOf).values()].map((all) =>
    all
      .map((mutant) => [hash(`${seed} ${mutant.id}`), mutant] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, mutant]) => mutant),
  )
  let rest = Math.min(size, mutants.length)
  const share = new Map<readonly Kind[], number>()
  for (const [at, all] of classes.toSorted((a, b) => a.length - b.length).entries()) {
    const part = Math.min(all.length, Math.floor(rest / (classes.length - at)))
    share.set(all, part)
    rest -= part
  }
  return classes.flatMap((all) => all.slice(0, share.get(all)))
}
