import { inEach } from '../../context/each.ts'
import type { Finding } from '../../../finding.ts'
import type { Flow } from '../../../generated/flow.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { derived, error, unknownName } from '../../context/findings.ts'
import { namesOf } from '../../context/names-of.ts'
import { unknownFact } from '../../rules/facts.ts'
import { flowRoots, look } from '../../context/roots.ts'

/** Returns the entity that a fact holds, as its call answers it. */
function entityOf({ facts = {} }: Flow, fact: string, { library }: LintContext): string | undefined {
  const { call } = facts[fact] ?? {}
  return library.calls[call ?? '']?.answer
}

/** Reports details of one entity shown for a fact that holds another. */
function lintEntity(
  flow: Flow,
  path: string,
  details: string,
  record: string,
  context: LintContext,
): Finding[] {
  const { entity } = context.library.details[details] ?? {}
  const answered = entityOf(flow, record, context)
  if (entity === undefined || answered === undefined || entity === answered) return []
  const meant = Object.keys(flow.facts ?? {}).find((fact) => entityOf(flow, fact, context) === entity)
  if (meant === undefined) return []
  const sentence = `'${details}' shows a '${entity}', and '${record}' is a '${answered}'. Name the fact that holds it.`
  return [{ ...derived(`flows/${flow.id}.flow.json`, path, sentence), nearest: meant }]
}

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
        ...lintEntity(flow, `${path}/record`, details, record, context),
      ]
    }),
  )
})
