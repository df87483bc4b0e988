import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint } from '../context/context.ts'
import { asKey, error, unknownName, withNearest } from '../context/findings.ts'
import { answerOf, look } from '../context/roots.ts'

/** Checks that each value under 'take' is in the answer of the step's call and goes to an existing field. */
export const lintTakes: Lint = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  const fields = flow.steps.flatMap((step) => (step.fields ?? []).map((field) => field.id))
  return flow.steps.flatMap((step, index) => {
    const { take, call } = step.next ?? {}
    const answer = new Map([['answer', answerOf(context, call)]])
    return Object.entries(take ?? {}).flatMap(([field, from]) => {
      const path = below(`/steps/${index}/next/take`, field)
      const unknown = unknownName(file, path, 'field', field, fields).map(asKey)
      if (typeof from !== 'string') return unknown
      const found = look(answer, `answer.${from}`, context)
      if (found.isResolved) return unknown
      const finding = error(file, path, `The answer of '${call}' has no '${from}'.`)
      return [...unknown, withNearest(finding, from, found.names)]
    })
  })
})
