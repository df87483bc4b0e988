import type { onSendAsyncHookHandler } from 'fastify'
import type { Failure } from '#definition/generated/wire-entities.ts'
import type { ServerDefinitions } from '#server/app/definitions.ts'
import { toFailure } from '#server/app/failure.ts'
import { faultsOfCall } from '#server/reference/call-faults.ts'

const undocumented = new Set<string>()

/** Answers of calls that their description does not know, since this was last asked. */
export const takeUndocumented = (): string[] => {
  const found = [...undocumented]
  undocumented.clear()
  return found
}

/** Validates every answer of a test server against the description of its call. */
export const holdToDescription = (definitions: ServerDefinitions): onSendAsyncHookHandler => {
  const calls = new Map(definitions.calls.map((call) => [call.id, call]))
  const documented = new Map<string, Set<string>>()
  const codesOf = (id: string): Set<string> => {
    const call = calls.get(id)
    const codes =
      documented.get(id) ??
      new Set(call && faultsOfCall(call).map((fault) => toFailure(definitions.faults, fault, '').code))
    documented.set(id, codes)
    return codes
  }
  return async (request, reply, payload) => {
    const { operationId: id } = (request.routeOptions.schema ?? {}) as { operationId?: string }
    const call = id === undefined ? undefined : calls.get(id)
    if (id === undefined || !call) return
    if (reply.statusCode < 300) {
      const isWaiting = reply.statusCode === 202
      const waits =
        call.pending ||
        Object.values(definitions.library.controls).some((control) => control.calls.includes(id))
      if (isWaiting ? !waits : reply.statusCode !== 200) undocumented.add(`${id} answers ${reply.statusCode}`)
      return
    }
    if (typeof payload !== 'string') return
    const { code } = JSON.parse(payload) as Failure
    if (!codesOf(id).has(code)) undocumented.add(`${id} is refused with ${code}`)
  }
}
