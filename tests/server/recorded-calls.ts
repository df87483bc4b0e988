import type { HandlersById } from '#server/app/call.ts'
import { Refused } from '#server/app/refused.ts'

/** One call that was not refused: its body and its answer, as they travelled. */
export interface RecordedCall {
  id: string
  body: unknown
  answer: unknown
}

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** Writes down every call that the handlers answer, in the order of their answers. */
export const recordCalls =
  (calls: RecordedCall[]) =>
  (handlers: HandlersById): HandlersById =>
    Object.fromEntries(
      Object.entries(handlers).map(([id, handler]) => [
        id,
        Object.assign(
          async (request: Parameters<typeof handler>[0]) => {
            const body = copy(request.body)
            const answer = await handler(request)
            if (!(answer instanceof Refused)) calls.push({ id, body, answer: copy(answer.body) })
            return answer
          },
          { early: handler.early },
        ),
      ]),
    )

/** A single value in a body or an answer; places in lists do not count. */
export interface Leaf {
  path: string
  name: string
  value: unknown
}

/** The single values of a body or an answer, each with its path. */
export const leavesOf = (value: unknown, path = ''): Leaf[] => {
  if (Array.isArray(value)) return value.flatMap((one) => leavesOf(one, path))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) =>
      leavesOf(one, path === '' ? name : `${path}.${name}`),
    )
  return [{ path, name: path.slice(path.lastIndexOf('.') + 1), value }]
}
