import type { FlowLibrary } from '#engine/flow/linked.ts'
import { MoveDialog } from '#runtime/move/move-dialog.tsx'
import type { AskedMove } from '#runtime/move/types.ts'
import { kinds } from '#widgets/index.ts'
import { useMemo } from 'react'
import { FieldRoom, useNamedTypes } from '../field-room.tsx'
import { useSigned } from '../session/session-context.ts'

/** The dialog of a move with the portal's fields, rules and options. */
export function PaymentMoveDialog(asked: AskedMove) {
  const { definitions } = useSigned()
  const { asks, confirm } = asked.request.move
  useNamedTypes([asks, confirm?.shows])
  const library: FlowLibrary = useMemo(
    () => ({ kinds, rules: definitions.rules, options: definitions.options }),
    [definitions],
  )
  return (
    <FieldRoom>
      <MoveDialog {...asked} library={library} />
    </FieldRoom>
  )
}
