import { buildBody } from '../call/body.ts'
import { nested } from '../call/nested.ts'
import { noticeOf } from './notice.ts'
import { printTemplate } from './printed-value.ts'
import { readSent } from './read-fact.ts'
import type { Run } from './run.ts'
import type { Ending } from './types.ts'

/** The one call this run ends in, as its answers stand: the first other ending whose rule is yes, else the usual one. */
export function endingNow(run: Run): Ending {
  const { submit } = run.flow.definition
  const other = submit.instead?.find(({ when }) => run.flow.rules.get(when)!.evaluate(run.scope) === 'yes')
  const { body, call, label, toast, opens } = other ?? submit
  return {
    call,
    label: printTemplate(run, label),
    body: nested(buildBody(body, (path) => readSent(run, path), submit.absent)),
    ...(toast !== undefined && { toast: noticeOf(run, toast) }),
    ...(opens !== undefined && { opens }),
  }
}
