import type { Move } from '#definition/generated/machine.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import type { Facts } from '#engine/rule/types.ts'
import type { MoveRun } from './use-move-run.ts'

/** A person chose a move of a record, in a table or on its page. */
export interface MoveRequest {
  readonly machine: LinkedMachine
  readonly move: Move
  readonly record: Readonly<Record<string, unknown>>
  /** The record's own id; a move without `with` is asked with it. */
  readonly key: string
}

export type StartMove = (request: MoveRequest) => void

/** What the dialog of a move is told. */
export interface AskedMove {
  readonly request: MoveRequest
  readonly facts: Facts
  readonly run: MoveRun
  readonly onClose: () => void
}
