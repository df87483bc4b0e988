import type { Move } from '#definition/generated/machine.ts'
import type { MoveHome } from '#engine/machine/ask-flow.ts'
import type { Facts } from '#engine/rule/types.ts'
import type { Refusal } from '../call/refusal.ts'

/** A person chose a move of a record, in a table or on its page. */
export interface MoveRequest {
  readonly machine: MoveHome
  readonly move: Move
  readonly record: Readonly<Record<string, unknown>>
  /** Id of the record; sent by a move without `with`. */
  readonly key: string
  /** Sent beside the answers of the move. */
  readonly body?: Readonly<Record<string, unknown>>
  /** Builds the values to send from the answers, instead of the answers themselves. */
  readonly compose?: (messages: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Called after the move has succeeded. */
  readonly afterwards?: ((answer: unknown) => void) | undefined
}

export type StartMove = (request: MoveRequest) => void

export type MoveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working' }
  /** There was no answer; the call is repeated with the same key. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

export interface MoveRun {
  readonly state: MoveState
  /** Sends the move; returns the refusal, if any. */
  readonly send: (
    request: MoveRequest,
    body: Readonly<Record<string, unknown>>,
  ) => Promise<Refusal | undefined>
  readonly reset: () => void
}

/** Props of the dialog of a move. */
export interface RequestedMove {
  readonly request: MoveRequest
  readonly facts: Facts
  readonly run: MoveRun
  readonly onClose: () => void
}
