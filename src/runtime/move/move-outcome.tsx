import { Error as ErrorIcon, Refresh } from '@blueprintjs/icons'
import { useEffect, useRef } from 'react'
import { sayMoves } from '#values/generated/say-moves.ts'
import type { Move } from '#definition/generated/machine.ts'
import type { Refusal } from '../call/refusal.ts'
import type { MoveState } from './types.ts'
import '../flow/run-callout.css'

export interface MoveOutcomeProps {
  readonly move: Move
  readonly state: MoveState
  /** Text of the refusal beside the errors at fields. */
  readonly says?: string | undefined
}

/** Result of a move that did not simply succeed. */
export function MoveOutcome({ move, state, says }: MoveOutcomeProps) {
  const box = useRef<HTMLDivElement>(null)
  const isStopped = state.kind === 'refused' || state.kind === 'lost'
  useEffect(() => {
    if (isStopped) box.current?.focus()
  }, [isStopped])
  if (state.kind === 'checking')
    return (
      <div className="ptl-run ptl-run--checking" role="status">
        <Refresh size={16} />
        <div>
          <h3>{sayMoves('checking')}</h3>
          <p>{sayMoves('keepOpen')}</p>
        </div>
      </div>
    )
  if (!isStopped) return null
  const words =
    state.kind === 'lost'
      ? {
          title: sayMoves('notFoundOut', { label: move.label ?? move.id }),
          lines: [sayMoves('checkConnection')],
        }
      : refusalWords(move, state.refusal, says)
  return (
    <div ref={box} className="ptl-run ptl-run--stopped" role="alert" tabIndex={-1}>
      <ErrorIcon size={16} />
      <div>
        <h3>{words.title}</h3>
        {words.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}

/** Returns the move's own text if the server failed, and the server's text if it refused. */
function refusalWords(move: Move, refusal: Refusal, says: string | undefined) {
  const { status, title } = refusal
  const messages = says === undefined ? [] : [says]
  if (move.failed === undefined) return { title, lines: messages }
  if (status >= 500) return { title: move.failed, lines: [] }
  const isDecided = status === 403 || status === 404 || status === 409
  return { title, lines: isDecided ? messages : [...messages, move.failed] }
}

/** Trying the same again can help. */
export function canTryAgain(state: MoveState): boolean {
  if (state.kind !== 'refused') return true
  const { status, final } = state.refusal
  return !final && status !== 403 && status !== 404 && status !== 409
}
