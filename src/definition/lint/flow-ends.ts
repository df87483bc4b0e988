import type { Finding } from '../finding.ts'
import type { Flow, LastingToast } from '../generated/flow.ts'
import { error, type Lint, type LintContext, namesOf, unknownName } from './context.ts'

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
  const at = `${path}/stays`
  const unknown = unknownName(file, at, 'limit', toast.stays, namesOf(context, 'limits'))
  const limit = context.library.limits[toast.stays]
  if (unknown.length > 0 || limit === undefined || limit.unit === 'milliseconds') return unknown
  return [error(file, at, `'${toast.stays}' counts ${limit.unit}; a notice stays for milliseconds.`)]
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
