import { buildBody } from '#engine/call/body.ts'
import { nested } from '#engine/call/nested-body.ts'
import { useCallback, useRef, useState } from 'react'
import { readAt } from '../details/read-at.ts'
import { isUncertain, type Refusal } from '../call/refusal.ts'
import type { Outcome } from '../call/waiting-calls.ts'
import { useServices } from '../field/services.ts'
import { callSurely, isInFlight } from '../flow/run/call-surely.ts'
import { useRefreshAll } from '../query/use-calls.ts'
import type { MoveRequest, MoveRun, MoveState } from './types.ts'

export interface MoveRunOptions {
  readonly waits: readonly number[]
  readonly onDone: (request: MoveRequest, outcome: Outcome) => void
}

const idle: MoveState = { kind: 'idle' }

/** Makes moves one at a time. Until there is an answer, repeating the same move is the same intent. */
export function useMoveRun({ waits, onDone }: MoveRunOptions): MoveRun {
  const services = useServices()
  const refresh = useRefreshAll()
  const [state, setState] = useState<MoveState>(idle)
  const isBusy = useRef(false)
  const intents = useRef(new Map<string, string>())
  const send = useCallback(
    async (request: MoveRequest, messages: Readonly<Record<string, unknown>>) => {
      const body = request.compose ? request.compose(messages) : { ...request.body, ...messages }
      const call = request.move.call
      if (call === undefined || isBusy.current) return undefined
      isBusy.current = true
      const intent = JSON.stringify([call, request.key, body])
      const key = intents.current.get(intent) ?? crypto.randomUUID()
      intents.current.set(intent, key)
      setState({ kind: 'working' })
      try {
        const { params, body: existing } = requestOfMove(request)
        const sure = { call, params, body: { ...existing, ...body }, key }
        const outcome = await callSurely(services, sure, () => setState({ kind: 'checking' }), waits)
        intents.current.delete(intent)
        setState(idle)
        onDone(request, outcome)
        void refresh()
        return undefined
      } catch (thrown) {
        const refusal = thrown as Refusal
        const isRecognized = !isUncertain(refusal) && !isInFlight(refusal)
        if (isRecognized) intents.current.delete(intent)
        setState(isRecognized ? { kind: 'refused', refusal } : { kind: 'lost' })
        if (!isRecognized || refusal.status === 409) void refresh()
        return isRecognized ? refusal : undefined
      } finally {
        isBusy.current = false
      }
    },
    [services, refresh, waits, onDone],
  )
  const reset = useCallback(() => setState(idle), [])
  return { state, send, reset }
}

/** Returns the request of a move for one record, before any answer. */
export function requestOfMove(request: MoveRequest) {
  return { params: paramsOf(request), body: bodyOf(request) }
}

/** Returns the path parameters: the record's own id, unless the move names another source. */
function paramsOf({ move, record, key }: MoveRequest): Readonly<Record<string, unknown>> {
  if (move.with === undefined) return move.body === undefined ? { id: key } : {}
  return Object.fromEntries(Object.entries(move.with).map(([name, path]) => [name, readAt(record, path)]))
}

/** Returns the values of the record that the move sends beside the answers. */
function bodyOf({ move, record }: MoveRequest): Readonly<Record<string, unknown>> {
  return nested(buildBody(move.body ?? {}, (path) => readAt(record, path)))
}

/** Tells whether the answers are locked, since they are or may be on the way. */
export function isFrozen({ kind }: MoveState): boolean {
  return kind === 'working' || kind === 'checking' || kind === 'lost'
}
