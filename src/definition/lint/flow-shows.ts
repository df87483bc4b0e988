import { error, type Lint, namesOf, unknownName } from './context.ts'
import { unknownFact } from './facts.ts'
import { flowRoots, look } from './roots.ts'

/** What steps show are facts that exist and are records, by details that exist. */
export const lintFlowShows: Lint = (context) =>
  Object.values(context.library.flows).flatMap((flow) => {
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
          ...(isRecord ? [] : [error(file, `${path}/record`, `'${record}' is no record.`)]),
        ]
      }),
    )
  })
