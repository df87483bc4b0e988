import type { Finding } from '#definition/finding.ts'
import type { Library } from '#definition/library.ts'
import { factsOfAll, runCaseOf } from '#engine/case/run.ts'
import { describeDifference } from '#engine/rule/json-logic.ts'
import type { LinkedDefinitions } from '#server/definitions/linked-definitions.ts'
import { watchVerdicts } from '#server/definitions/verdicts.ts'

/** One case, ready to run: it answers with what differs from what it expects, or nothing when what it is a case of does not load. */
export interface RunnableCase {
  readonly file: string
  readonly path: string
  readonly title: string
  run(): readonly string[] | undefined
}

/**
 * Every case of the library over the linked definitions; facts every case starts from are the limits. Rules are evaluated
 * twice on the way, and a difference between the two is one of the case.
 */
export function casesOf(library: Library, linked: LinkedDefinitions): RunnableCase[] {
  const globals = factsOfAll(library)
  return Object.entries(library.cases).flatMap(([id, file]) =>
    file.cases.map((one, index) => ({
      file: `${id}.cases.json`,
      path: `/cases/${index}`,
      title: one.case,
      run: () => {
        const differences = new Set<string>()
        const found = watchVerdicts(
          () => runCaseOf(id, one, { ...globals, ...file.facts }, { library, linked }),
          (difference) => differences.add(describeDifference(difference)),
        )
        return found && [...found, ...differences]
      },
    })),
  )
}

/** The differences as findings, with the title of the case they are of. */
export function checkCases(cases: readonly RunnableCase[]): Finding[] {
  return cases.flatMap(({ file, path, title, run }) =>
    (run() ?? []).map((difference): Finding => ({
      file,
      path,
      sentence: `'${title}': ${difference}`,
      level: 'error',
    })),
  )
}
