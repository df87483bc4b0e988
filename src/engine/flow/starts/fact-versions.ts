import { pathsIn } from '../../call/body.ts'
import { rootOf } from '../linking/linking.ts'
import { readFact } from '../state/read-fact.ts'
import type { Run } from '../state/run.ts'
import { perFlow } from '../linking/per-flow.ts'
import { isSame } from '#values/equality.ts'

/**
 * Freezes the version of a fact that a `conflict` compares until its answers equal the present one. Returns
 * the facts that are behind because another person saved a newer version, so that no update is lost (RFC
 * 9110, 13.1.1).
 */
export function beginVersions(run: Run, starts: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const behind = new Set<string>()
  for (const fact of comparedFacts(run.flow)) {
    if (run.scope[fact] === undefined) continue
    const ids = [...new Set([...run.origins.keys(), ...starts.keys()])].filter(
      (id) => sourceOf(run, id) === fact,
    )
    if (run.began.has(fact) && ids.some((id) => !isSame(run.origins.get(id), starts.get(id)))) {
      behind.add(fact)
      continue
    }
    for (const id of ids) run.origins.delete(id)
    beginVersion(run, fact)
  }
  return behind
}

/** Takes the present version of a fact as the basis of the answers. */
export function beginVersion(run: Run, fact: string): void {
  const paths = pathsSent(run.flow).get(fact) ?? []
  const sent = Object.fromEntries(
    paths.flatMap((path) => {
      const value = readFact(run, path)
      return value === undefined ? [] : [[path, value]]
    }),
  )
  if (isSame(run.began.get(fact), sent)) return
  run.began.set(fact, sent)
  run.changes.answers = true
}

/** Returns the paths that a flow sends, grouped by the fact or answer they begin with. */
const pathsSent = perFlow(({ definition: { steps, submit } }): ReadonlyMap<string, readonly string[]> => {
  const bodies = [
    ...steps.map(({ next }) => next?.body),
    submit.body,
    ...(submit.instead ?? []).map((one) => one.body),
  ]
  return Map.groupBy(
    bodies.flatMap((body) => pathsIn(body ?? {})),
    rootOf,
  )
})

/** The fact that a starting answer is read from. */
export function sourceOf(run: Run, id: string): string | undefined {
  const { starts } = run.flow.definition
  if (typeof starts === 'string') return rootOf(starts)
  const path = starts?.[id] ?? starts?.[id.slice(0, Math.max(0, id.indexOf('/')))]
  return path === undefined ? undefined : rootOf(path)
}

const comparedFacts = perFlow(({ definition }): ReadonlySet<string> => {
  const { steps, submit } = definition
  const conflicts = [...steps.map(({ next }) => next?.conflict), submit.conflict]
  return new Set(conflicts.flatMap((conflict) => conflict?.with ?? []))
})
