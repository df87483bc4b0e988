import { use, useCallback, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { objectOf, textOf } from '#values/object.ts'
import { sayMoves } from '#values/generated/say-moves.ts'
import { Opened } from '../boundary/opened-part.tsx'
import type { Outcome, WaitingChange } from '../call/waiting-calls.ts'
import { DetailsContext } from '../details/details-context.ts'
import { retryAfter } from '../flow/run/call-surely.ts'
import { MoveAtWorkContext, MoveContext } from './move-context.ts'
import type { RequestedMove, MoveRequest } from './types.ts'
import { useMoveRun } from './use-move-run.ts'

export interface MovesProps {
  readonly onToast: (says: string) => void
  /** Called when a move waits for another person's decision. */
  readonly onWaits?: (change: WaitingChange) => void
  /** The dialog, or something that fetches it when it is needed first. */
  readonly Dialog: ComponentType<RequestedMove>
  /** Delays before each retry of an unanswered call, in milliseconds. */
  readonly waits?: readonly number[]
  readonly children: ReactNode
}

/**
 * Provides moves to its contents: sent at once, or after the questions of the move. The focus returns
 * afterwards.
 */
export function Moves({ onToast, onWaits, Dialog, waits = retryAfter, children }: MovesProps) {
  const { facts } = use(DetailsContext)
  const [request, setRequest] = useState<MoveRequest>()
  const opener = useRef<{ button: Element | null; page: HTMLElement | null }>(undefined)
  const close = useCallback(() => {
    setRequest(undefined)
    // The move may have removed its button; then the page gets the focus.
    requestAnimationFrame(() => {
      const { button, page } = opener.current ?? {}
      if (document.activeElement !== document.body && document.activeElement?.isConnected) return
      if (button instanceof HTMLElement && button.isConnected) button.focus()
      else page?.focus()
    })
  }, [])
  const onDone = useCallback(
    (moved: MoveRequest, outcome: Outcome) => {
      const { afterwards } = moved
      const isDone = outcome.kind === 'done'
      const says = isDone ? resultOf(moved, outcome.answer) : undefined
      if (says !== undefined) onToast(says)
      close()
      if (isDone) afterwards?.(outcome.answer)
      else onWaits?.(outcome.change)
    },
    [onToast, onWaits, close],
  )
  const run = useMoveRun({ waits, onDone })
  const { state, send, reset } = run
  const isAtWork = state.kind === 'working' || state.kind === 'checking'
  const start = useCallback(
    (moveRequest: MoveRequest) => {
      if (isAtWork) return
      const button = document.activeElement
      opener.current = { button, page: button?.closest<HTMLElement>('main') ?? null }
      reset()
      setRequest(moveRequest)
      if (isImmediate(moveRequest)) void send(moveRequest, {})
    },
    [isAtWork, reset, send],
  )
  const atWork = useMemo(
    () => (isAtWork && request ? { move: request.move.id, key: request.key } : undefined),
    [isAtWork, request],
  )
  const isStopped = state.kind === 'lost' || state.kind === 'refused'
  const [stopped, setStopped] = useState<MoveRequest>()
  // A dialog that was refused stays open during the next try.
  if (isStopped && request && stopped !== request) setStopped(request)
  const isOpen = request && (!isImmediate(request) || stopped === request)
  return (
    <MoveContext value={start}>
      <MoveAtWorkContext value={atWork}>{children}</MoveAtWorkContext>
      {isOpen && (
        <Opened at={`${request.move.id} ${request.key}`} what={sayMoves('theQuestion')} onFailed={close}>
          <Dialog
            key={`${request.move.id} ${request.key}`}
            request={request}
            facts={facts}
            run={run}
            onClose={close}
          />
        </Opened>
      )}
    </MoveContext>
  )
}

/** Returns the text after a move: its own, or that of the state of failure which the record came to instead. */
function resultOf({ machine, move }: MoveRequest, answer: unknown): string | undefined {
  const state = textOf(objectOf(answer)['state'])
  const { says, tone } = (state === move.to ? undefined : machine.definition.states?.[state]) ?? {}
  return tone === 'danger' && says !== undefined ? says : move.done
}

function isImmediate({ move }: MoveRequest): boolean {
  return move.confirm === undefined && move.asks === undefined
}
