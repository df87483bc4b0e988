import type { Finding } from '../../finding.ts'
import type { Flow, LastingToast } from '../../generated/flow.ts'
import type { Lint, LintContext } from '../ground/context.ts'
import { unknownName } from '../ground/findings.ts'
import { lintMilliseconds } from '../limits/milliseconds.ts'

type Place = readonly [path: string, toast: string | LastingToast | undefined]

function toastsOf(flow: Flow): Place[] {
  return [
    ...flow.steps.map((step, at): Place => [`/steps/${at}/next/toast`, step.next?.toast]),
    ['/submit/toast', flow.submit.toast],
    ...(flow.submit.instead ?? []).map((one, at): Place => [`/submit/instead/${at}/toast`, one.toast]),
  ]
}

function lintToast(file: string, [path, toast]: Place, context: LintContext): Finding[] {
  if (typeof toast !== 'object') return []
  return lintMilliseconds(file, `${path}/stays`, toast.stays, 'a notice stays', context)
}

/** How a flow is left: notices stay as long as a limit says, and the question before leaving follows a step. */
export const lintFlowEnds: Lint = (context) =>
  Object.values(context.library.flows).flatMap((flow) => {
    const file = `flows/${flow.id}.flow.json`
    const steps = flow.steps.map((step) => step.id)
    return [
      ...toastsOf(flow).flatMap((place) => lintToast(file, place, context)),
      ...unknownName(file, '/leave/after', 'step', flow.leave?.after, steps),
    ]
  })
