import type { Finding } from '../../../finding.ts'
import type { Flow, LastingToast } from '../../../generated/flow.ts'
import { inEach } from '../../context/each.ts'
import { lintFlowStages } from '../flow-stages.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { takenOf } from '../../calls/bodies.ts'
import { adviseNames, astray, error, unknownName } from '../../context/findings.ts'
import { namesOf } from '../../context/names-of.ts'
import { lintMilliseconds } from '../../limits/milliseconds.ts'
import { isPage } from '../../pages/addresses.ts'

/** The fault of a call whose change waits already. */
const WAITS = 'control-change-waits'

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

/**
 * Checks that each ending can be refused with the fault, takes the confirmation, and that the shown records
 * have a page.
 */
function lintOverrule({ submit }: Flow, file: string, context: LintContext): Finding[] {
  const { overrule } = submit
  if (!overrule) return []
  const { fault, as, opens } = overrule
  const unknown = unknownName(file, '/submit/overrule/fault', 'fault', fault, namesOf(context, 'faults'))
  if (unknown.length > 0) return unknown
  const says: [word: string, sentence: string][] = []
  const status = context.library.faults[fault]?.status
  if (status !== undefined && status !== 409)
    says.push([
      'fault',
      `'${fault}' has status ${status}; what is overruled is 409. Name a fault of status 409.`,
    ])
  for (const call of new Set([submit.call, ...(submit.instead ?? []).map((ending) => ending.call)])) {
    const existing = takenOf({ path: '', call, body: {}, isBody: true }, context)?.names
    if (existing && !existing.includes(as))
      says.push(['as', `The call '${call}' takes no '${as}'. ${adviseNames(existing)}`])
    const { faults } = context.library.calls[call] ?? {}
    if (faults && !faults.includes(fault))
      says.push([
        'fault',
        `The call '${call}' is never refused with '${fault}'. Name a fault that it answers.`,
      ])
  }
  for (const [at, address] of opens.entries())
    if (!isPage(context, address))
      says.push([`opens/${at}`, `No page stands at '${address}'. Write the path of a page.`])
  return says.map(([word, sentence]) =>
    (word.startsWith('opens') ? astray : error)(file, `/submit/overrule/${word}`, sentence),
  )
}

/** Checks that a call can wait for a second person where the flow says what is shown meanwhile. */
function lintWaiting({ submit }: Flow, file: string, context: LintContext): Finding[] {
  const { faults } = context.library.calls[submit.call] ?? {}
  if (submit.opensWaiting === undefined || faults === undefined || faults.includes(WAITS)) return []
  const sentence = `No second person decides on '${submit.call}', so nothing waits. Leave this out.`
  return [error(file, '/submit/opensWaiting', sentence)]
}

/**
 * Checks the end of a flow: duration of notices, the step behind the question before leaving, and the refusal
 * to overrule.
 */
export const lintFlowEnds: Lint = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  const steps = flow.steps.map((step) => step.id)
  return [
    ...toastsOf(flow).flatMap((place) => lintToast(file, place, context)),
    ...lintOverrule(flow, file, context),
    ...lintWaiting(flow, file, context),
    ...unknownName(file, '/leave/after', 'step', flow.leave?.after, steps),
    ...lintFlowStages.of(context, flow),
  ]
})
