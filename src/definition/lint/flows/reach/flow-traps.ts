import type { Finding } from '../../../finding.ts'
import type { Flow } from '../../../generated/flow.ts'
import { inEach } from '../../context/each.ts'
import type { Lint, LintContext } from '../../context/context.ts'
import { derived, error } from '../../context/findings.ts'

/** Checks that a required field that may be locked has a source for its answer. */
function lintLocks(flow: Flow, file: string): Finding[] {
  const { starts } = flow
  const started = new Set(
    typeof starts === 'object' ? Object.keys(starts).map((name) => name.split('.')[0]) : [],
  )
  const taken = new Set(flow.steps.flatMap(({ next }) => Object.keys(next?.take ?? {})))
  return flow.steps.flatMap((step, index) =>
    (step.fields ?? []).flatMap((field, at) => {
      const isFilled =
        typeof starts === 'string' ||
        started.has(field.id) ||
        taken.has(field.id) ||
        field.chooseWhenOnlyOne ||
        field.default !== undefined ||
        field.derivedFrom !== undefined
      if (field.lockWhen === undefined || field.optional || isFilled) return []
      const sentence = `'${field.id}' is required and may be locked while it is empty: nobody gets past it. Name under 'starts' where its answer comes from, or say "optional": true.`
      return [error(file, `/steps/${index}/fields/${at}/lockWhen`, sentence)]
    }),
  )
}

/** Checks that a flow does not delete; moves and actions delete. */
function lintDeletes(flow: Flow, file: string, context: LintContext): Finding[] {
  const endings: [path: string, call: string | undefined][] = [
    ['/submit/call', flow.submit.call],
    ...(flow.submit.instead ?? []).map((one, at): [string, string] => [
      `/submit/instead/${at}/call`,
      one.call,
    ]),
  ]
  return endings.flatMap(([path, call]) =>
    call !== undefined && context.library.calls[call]?.method === 'DELETE'
      ? [
          derived(
            file,
            path,
            `The call '${call}' deletes, and nothing that was answered would be sent. End in a call that sends it, and offer the deletion in the details.`,
            `calls/${call}.call.json`,
          ),
        ]
      : [],
  )
}

/** Checks that every flow can be completed and sends its answers. */
export const lintFlowTraps: Lint = inEach('flows', (context, flow) => {
  const file = `flows/${flow.id}.flow.json`
  return [...lintLocks(flow, file), ...lintDeletes(flow, file, context)]
})
