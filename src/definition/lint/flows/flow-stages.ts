import type { Finding } from '../../finding.ts'
import type { Flow } from '../../generated/flow.ts'
import { inEach } from '../context/each.ts'
import { derived, error } from '../context/findings.ts'

/** Checks that the stages stand in the order in which people come through them. */
function lintOrder({ id, progress = [], steps }: Flow): Finding[] {
  const walked = [...new Set(steps.flatMap(({ stage }) => stage ?? []))]
  const shown = progress.map((stage) => stage.id).filter((stage) => walked.includes(stage))
  const at = shown.findIndex((stage, index) => walked[index] !== stage)
  const stage = shown[at]
  if (stage === undefined) return []
  const sentence = `'${stage}' stands here, and the steps come to '${walked[at]}' first. Put the stages into the order of the steps.`
  return [
    derived(`flows/${id}.flow.json`, `/progress/${progress.findIndex((one) => one.id === stage)}`, sentence),
  ]
}

/** Checks that somebody is still there to be asked once the step is behind them. */
function lintLeave({ id, leave, steps }: Flow): Finding[] {
  const after = leave?.after
  if (after === undefined || steps.length < 2 || steps.at(-1)?.id !== after) return []
  const before = steps.at(-2)!.id
  const sentence = `'${after}' is the last step, and nobody stands behind it: nothing would ever be asked. Name an earlier one, or leave 'after' out.`
  return [{ ...error(`flows/${id}.flow.json`, '/leave/after', sentence), nearest: before }]
}

/** Checks the order of stages, and where people are asked before they leave. */
export const lintFlowStages = inEach('flows', (_context, flow) => [...lintOrder(flow), ...lintLeave(flow)])
