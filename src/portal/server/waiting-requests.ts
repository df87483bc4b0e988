import { Waiting } from '#runtime/call/waiting-calls.ts'
import { objectOf } from '#values/object.ts'

const REQUESTED_BEFORE = 'CONTROL_CHANGE_WAITS'

/** A change that weakens a control and waits: taken now (202), or asked for before and not decided yet (409, with that change). */
export function toWaiting({ headers }: Pick<Response, 'headers'>, answer: unknown): Waiting | undefined {
  const { code, message, current } = objectOf(answer)
  const isRepeated = code === REQUESTED_BEFORE
  const { id } = objectOf(isRepeated ? current : answer)
  if (!(isRepeated || headers.has('x-control-change')) || typeof id !== 'string') return undefined
  return new Waiting({ id, message: typeof message === 'string' ? message : '', isRepeated })
}
