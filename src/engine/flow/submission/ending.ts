import { extraFields } from '#definition/extra-fields.ts'
import { buildBody } from '../../call/body.ts'
import { nested } from '../../call/nested-body.ts'
import { noticeOf } from '../texts/notice.ts'
import { printTemplate } from '../texts/printed-value.ts'
import { readSent } from '../state/read-fact.ts'
import type { Run } from '../state/run.ts'
import type { Ending } from '../types.ts'

/**
 * Returns the ending for the present answers: the first other ending whose rule is true, else the usual one.
 */
export function endingNow(run: Run): Ending {
  const { submit } = run.flow.definition
  const other = submit.instead?.find(({ when }) => run.flow.rules.get(when)!.evaluate(run.scope) === 'yes')
  const { body, call, label, toast, opens } = other ?? submit
  return {
    call,
    label: printTemplate(run, label),
    body: { ...nested(buildBody(body, (path) => readSent(run, path), submit.absent)), ...extrasOf(run) },
    ...(toast !== undefined && { toast: noticeOf(run, toast) }),
    ...(opens !== undefined && { opens }),
    ...(submit.opensWaiting !== undefined && { opensWaiting: submit.opensWaiting }),
  }
}

/** Returns the answers that are only stored, with the id and version of the flow; empty if there are none. */
function extrasOf(run: Run): { readonly extras?: object } {
  const { id: flow, version } = run.flow.definition
  const fields = extraFields(run.flow.definition)
  if (fields.length === 0) return {}
  const body = Object.fromEntries(fields.map(({ field: { id } }) => [id, id]))
  return { extras: { flow, version, answers: buildBody(body, (path) => readSent(run, path)) } }
}
