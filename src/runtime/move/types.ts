import type { Move } from '#definition/generated/machine.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'

/** A person chose a move of a record, in a table or on its page. */
export interface MoveRequest {
  readonly machine: LinkedMachine
  readonly move: Move
  readonly record: Readonly<Record<string, unknown>>
  /** The id the move's call is asked with. */
  readonly key: string
}

export type StartMove = (request: MoveRequest) => void
