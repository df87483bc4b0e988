import { inEach } from '../../context/each.ts'
import type { Lint } from '../../context/context.ts'
import { error, unknownName } from '../../context/findings.ts'
import { namesOf } from '../../context/names-of.ts'
import { unknownFact } from '../../rules/facts.ts'
import { flowRoots, look } from '../../context/roots.ts'

/** Checks that a step shows existing facts that are records, with existing details. */
export const lintFlowShows: Lint = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  const roots = flowRoots(context, flow)
  return flow.steps.flatMap((step, index) =>
    (step.shows ?? []).flatMap(({ details, record }, at) => {
      const path = `/steps/${index}/shows/${at}`
      const { types } = look(roots, record, context)
      const isRecord = types.length === 0 || types.includes('object')
      return [
        ...unknownName(file, `${path}/details`, 'details', details, namesOf(context, 'details')),
        ...unknownFact(file, `${path}/record`, record, roots, context),
        ...(isRecord
          ? []
          : [error(file, `${path}/record`, `'${record}' is no record. Name a fact that holds one record.`)]),
      ]
    }),
  )
})
