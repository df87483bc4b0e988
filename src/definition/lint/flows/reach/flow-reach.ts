import type { Finding } from '../../../finding.ts'
import type { Flow } from '../../../generated/flow.ts'
import { fieldsOf } from '../../../inner-fields.ts'
import { inEach } from '../../context/each.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { flowContext } from '../../context/logic-context.ts'
import { reachOf, unreachable, type Reach } from '../../rules/rule-reach.ts'
import { flowRoots } from '../../context/roots.ts'
import { error } from '../../context/findings.ts'

/** Checks that steps and fields can be shown; a field is shown only with its step. */
function lintShown(flow: Flow, reach: Reach): Finding[] {
  return flow.steps.flatMap((step, index) => {
    const path = `/steps/${index}`
    const stage = flow.progress?.find((one) => one.id === step.stage)
    return [
      ...unreachable(reach, path, `The step '${step.id}' and its stage never show together.`, [
        step.showWhen,
        stage?.showWhen,
      ]),
      ...fieldsOf(step, path).flatMap(({ field, path: place }) => [
        ...unreachable(reach, place, `The field '${field.id}' can never show.`, [
          step.showWhen,
          field.showWhen,
        ]),
        ...unreachable(reach, `${place}/requireWhen`, `The field '${field.id}' is never required.`, [
          step.showWhen,
          field.showWhen,
          field.requireWhen,
        ]),
      ]),
      ...(step.actions ?? []).flatMap((action, at) =>
        unreachable(reach, `${path}/actions/${at}`, `The action '${action.id}' can never show.`, [
          step.showWhen,
          action.showWhen,
        ]),
      ),
    ]
  })
}

/** Checks that Next can be enabled by the answers so far, so that the flow can be finished. */
function lintNext(flow: Flow, reach: Reach, context: LintContext): Finding[] {
  return flow.steps.flatMap((step, index) => {
    if (step.nextWhen === undefined) return []
    const later = new Set(flow.steps.slice(index + 1).map((one) => one.id))
    const soFar = flowContext(flow, flowRoots(context, flow), context, later)
    const sentence = `The flow cannot be finished: Next of '${step.id}' never opens.`
    const path = `/steps/${index}/nextWhen`
    const together = unreachable(reach, path, sentence, [step.showWhen, ...step.nextWhen])
    if (together.length > 0) return together
    const waits = `The flow cannot be finished: Next of '${step.id}' waits for what is asked later.`
    return unreachable({ ...reach, soFar }, path, waits, [step.showWhen, ...step.nextWhen])
  })
}

/**
 * Checks that each other ending is reachable: the first true rule wins, so it needs answers that no earlier
 * rule takes.
 */
function lintEndings(flow: Flow, reach: Reach): Finding[] {
  const endings = flow.submit.instead ?? []
  return endings.flatMap((ending, at) => {
    const earlier = endings.slice(0, at).map((one) => one.when)
    const path = `/submit/instead/${at}`
    const sentence = `The ending '${ending.label}' is never reached.`
    const twin = endings.slice(0, at).find(({ when }) => when === ending.when)
    if (twin !== undefined) {
      const again = `'${twin.label}' before it ends the flow where '${ending.when}' is yes, so that this one is never reached. Name another rule, or take this ending out.`
      return [error(reach.file, `${path}/when`, again)]
    }
    return unreachable(reach, path, sentence, [ending.when], earlier)
  })
}

/** Every step and field of a flow can show, every Next can open, every ending can be reached. */
export const lintFlowReach: Lint = inEach('flows', (context, flow) => {
  const reach = reachOf(`flows/${flow.id}.flow.json`, flow.rules, context)
  return [...lintShown(flow, reach), ...lintNext(flow, reach, context), ...lintEndings(flow, reach)]
})
