import type { Finding } from '#definition/finding.ts'
import { below } from '#definition/lint/context/nested-nodes.ts'
import type { Case } from '#definition/generated/cases.ts'
import type { Library } from '#definition/library.ts'
import { factsOfAll, runCaseOf } from '#engine/case/run.ts'
import { describeDifference } from '#engine/rule/json-logic.ts'
import type { LinkedDefinitions } from '#server/definitions/linked-definitions.ts'
import type { Failing } from './blame.ts'
import { watchVerdicts } from '#server/definitions/verdicts.ts'

/** One case, ready to run: it answers with what differs from what it expects, or nothing when what it is a case of does not load. */
export interface RunnableCase {
  readonly file: string
  readonly path: string
  readonly title: string
  /** What it is a case of, such as 'flows/add-owner', and what it says. */
  readonly of: string
  readonly definition: Case
  readonly roles: readonly string[]
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

/** Where in a case something is expected that does not come: the differences say it as "refuses 'amount': expected …". */
function placeIn(definition: Case, difference: string): string {
  const [, word = '', name] = /^(\w+)(?: '([^']+)')?: expected/.exec(difference) ?? []
  if (!Object.hasOwn(definition, word)) return ''
  // What shall be sent and is refused was answered wrong.
  const [, refused = ''] = /but it is \["(\w+): /.exec(difference) ?? []
  if (word === 'sends' && Object.hasOwn(Object(definition.answers) as object, refused))
    return below('/answers', refused)
  const inner: unknown = definition[word as keyof Case]
  const isNamed =
    name !== undefined && typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
  return isNamed ? below('', word, name) : `/${word}`
}

/** What differs from what cases expect. */
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
