import { coverageOf, type MissingCase } from '#engine/case/coverage/coverage.ts'
import type { CaseDefinitions } from '#engine/case/run.ts'

/**
 * Prints what no case covers, as cases that only lack a name, for one definition if given, and counts by
 * kind.
 */
export function printCoverage(definitions: CaseDefinitions, only: string | undefined): void {
  const { targets, missing } = coverageOf(definitions)
  const shown = missing.filter(({ target }) => only === undefined || target.of === only)
  for (const [of, cases] of Map.groupBy(shown, ({ target }) => target.of)) {
    console.log(`\n${of}.cases.json: no case reaches these ${cases.length}`)
    for (const one of cases) console.log(lineOf(one))
  }
  console.log('')
  for (const [kind, all] of Map.groupBy(targets, ({ kind: one }) => one)) {
    const left = missing.filter(({ target }) => target.kind === kind).length
    console.log(`${kind.padEnd(12)} ${all.length - left} of ${all.length} reached`)
  }
  console.log(`${targets.length - missing.length} of ${targets.length} reached by cases`)
}

function lineOf({ example, isSolved }: MissingCase): string {
  const text = JSON.stringify(example)
  return isSolved ? `  ${text},` : `  ${text}, ← find the facts: with these it does not come to it`
}
