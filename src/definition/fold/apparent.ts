import type { Finding } from '../finding.ts'

/** A finding with those that follow from it. */
interface Folded {
  readonly finding: Finding
}

const isApparent = ({ finding }: Folded): boolean => finding.about?.kind === 'meaning'

/** Tells whether a finding only repeats what failing cases say of the whole definition. */
const isBlamed = ({ finding: { about } }: Folded): boolean =>
  about?.kind === 'cause' && about.name.startsWith('blame ')

/**
 * Returns the cause of a finding about a label that contradicts the definition. The cause is any other error of the
 * file: a wrong value rarely fits the label beside it. Without one, it is the first such finding.
 */
export function findApparent<One extends Folded>(folded: readonly One[]): (one: One) => One | undefined {
  const first = new Map<string, One>()
  for (const one of folded) {
    const { file, level } = one.finding
    if (level === 'error' && !isApparent(one) && !isBlamed(one) && !first.has(file)) first.set(file, one)
  }
  for (const one of folded)
    if (isApparent(one) && !first.has(one.finding.file)) first.set(one.finding.file, one)
  return (one) => (isApparent(one) ? first.get(one.finding.file) : undefined)
}
