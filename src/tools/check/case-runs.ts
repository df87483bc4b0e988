import type { Finding } from '#definition/finding.ts'
import { below } from '#definition/lint/context/nested-nodes.ts'
import type { Case } from '#definition/generated/cases.ts'
import type { Library } from '#definition/library.ts'
import { factsOfAll, runCaseOf } from '#engine/case/run.ts'
import { describeDifference } from '#engine/rule/json-logic.ts'
import type { LinkedDefinitions } from '#server/definitions/linked-definitions.ts'
import type { Failing } from './blame.ts'
import { watchVerdicts } from '#server/definitions/verdicts.ts'

/** A runnable case; `run` returns the differences, or undefined if its definition does not load. */
export interface RunnableCase {
  readonly file: string
  readonly path: string
  readonly title: string
  /** Its definition, such as 'flows/add-owner'. */
  readonly of: string
  readonly definition: Case
  readonly roles: readonly string[]
  run(): readonly string[] | undefined
}

/**
 * Returns all cases over the linked definitions, with the limits as facts. Rules are evaluated twice, and a
 * disagreement is a difference.
 */
export function casesOf(library: Library, linked: LinkedDefinitions): RunnableCase[] {
  const globals = factsOfAll(library)
  return Object.entries(library.cases).flatMap(([id, file]) =>
    file.cases.map((one, index) => ({
      file: `${id}.cases.json`,
      path: `/cases/${index}`,
      title: one.case,
      of: id,
      definition: one,
      roles: rolesOf({ ...file.facts, ...one.facts }),
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

const rolesOf = (facts: object): readonly string[] =>
  (Object((facts as { readonly session?: unknown }).session) as { readonly roles?: readonly string[] })
    .roles ?? []

/** Returns the JSON pointer of an expectation in a difference such as "refuses 'amount': expected …". */
function placeIn(definition: Case, difference: string): string {
  const [, word = '', name] = /^(\w+)(?: '([^']+)')?: expected/.exec(difference) ?? []
  if (!Object.hasOwn(definition, word)) return ''
  // An answer that is refused instead of sent is itself wrong.
  const [, refused = ''] = /but it is \["(\w+): /.exec(difference) ?? []
  if (word === 'sends' && Object.hasOwn(Object(definition.answers) as object, refused))
    return below('/answers', refused)
  const inner: unknown = definition[word as keyof Case]
  const isNamed =
    name !== undefined && typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
  return isNamed ? below('', word, name) : `/${word}`
}

/** Runs the cases and returns the failing ones. */
export function failingCases(cases: readonly RunnableCase[]): Failing[] {
  return cases.flatMap(({ file, path, title, of, definition, roles, run }) =>
    (run() ?? []).map((difference): Failing => {
      const sentence = `'${title}': ${difference}`
      const finding: Finding = {
        file,
        path: `${path}${placeIn(definition, difference)}`,
        sentence,
        level: 'error',
      }
      return { finding, of, roles, ...(definition.state === undefined ? {} : { state: definition.state }) }
    }),
  )
}
