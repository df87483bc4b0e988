import type { Finding } from '#definition/finding.ts'

/** What is said of a file that violates its schema, or names one that does, often follows from that. */
export function causeIn(
  broken: ReadonlySet<string>,
  { file, sentence, about }: Finding,
): Pick<Finding, 'about'> {
  if (broken.has(file)) return { about: about ?? { kind: 'derived' } }
  const of = [...broken].find((name) => sentence.includes(name))
  return of === undefined ? {} : { about: { kind: 'derived', of } }
}
