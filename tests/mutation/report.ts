import type { Detection } from './detect.ts'
import type { Listed } from './listed.ts'
import type { Mutant } from './mutant.ts'

/** A mutant and the check that reported it, if one did. */
export interface Result {
  readonly mutant: Mutant
  readonly detection: Detection | undefined
  /** Reason why no test can report it, if it is listed as equivalent. */
  readonly reason: string | undefined
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

/** Counts the reported mutants among those that a test can report: equivalent ones do not count. */
export function score(results: readonly Result[]): { readonly reported: number; readonly counted: number } {
  const counted = results.filter(({ reason }) => reason === undefined)
  return { reported: counted.filter(({ detection }) => detection).length, counted: counted.length }
}

/** Returns a line for each class with the checks that reported its mutants, and the total score. */
export function scoreLines(results: readonly Result[]): string[] {
  const lines = [...Map.groupBy(results, ({ mutant }) => mutant.changes)].map(([id, all]) => {
    const { reported, counted } = score(all)
    const by = [...Map.groupBy(all, ({ detection }) => detection?.by ?? 'nothing')]
      .map(([name, found]) => `${name} ${found.length}`)
      .join(', ')
    return `${id.padEnd(20)} ${String(reported).padStart(5)} of ${String(counted).padStart(5)} ${percent(reported, counted).padStart(8)}   ${by}`
  })
  const { reported, counted } = score(results)
  return [...lines, `${reported} of ${counted} mutants are reported: ${percent(reported, counted)}`]
}

/** The mutants that nothing reports, without those that are listed as equivalent. */
export function survivorLines(results: readonly Result[]): string[] {
  return results.flatMap(({ mutant, detection, reason }) =>
    detection === undefined && reason === undefined ? [`  ${mutant.id}`] : [],
  )
}

/**
 * Lists the faults of the lists: unknown mutants, equivalents that a test reports, and fixtures that nothing reports
 * any more.
 */
export function listFaults(
  results: readonly Result[],
  existing: ReadonlySet<string>,
  { equivalents, fixtures }: Listed,
): string[] {
  const names = [...equivalents.flatMap(({ mutants = [] }) => mutants), ...fixtures]
  const begun = equivalents.flatMap(({ begins = [] }) => begins)
  const stale = [
    ...names.filter((id) => !existing.has(id)),
    ...begun.filter((start) => [...existing].every((id) => !id.startsWith(start))),
  ]
  const wrong = results.filter(({ detection, reason }) => detection && reason !== undefined)
  const missed = results.filter(({ mutant, detection }) => !detection && fixtures.includes(mutant.id))
  return [
    ...stale.map((id) => `✗ ${id}: no such change can be made any more. Take it out of the list.`),
    ...wrong.map(
      ({ mutant, detection }) =>
        `✗ ${mutant.id}: it is listed as equivalent, and ${detection!.by} reports it. Take it out of the list.`,
    ),
    ...missed.map(({ mutant }) => `✗ ${mutant.id}: it was reported once, and nothing reports it any more.`),
  ]
}
