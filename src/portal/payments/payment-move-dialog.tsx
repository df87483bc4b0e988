import type { FlowLibrary } from '#engine/flow/linking/linked-flow.ts'
import { MoveDialog } from '#runtime/move/move-dialog.tsx'
import type { RequestedMove } from '#runtime/move/types.ts'
import { kinds } from '#widgets/index.ts'
import { useMemo } from 'react'
import { FieldProvider, useNamedTypes } from '../field-provider.tsx'
import { useSigned } from '../session/session-context.ts'

/** The dialog of a move with the portal's fields, rules and options. */
export function PaymentMoveDialog(request: RequestedMove) {
  const { definitions } = useSigned()
  const { asks, confirm } = request.request.move
  useNamedTypes([asks, confirm?.shows])
  const library: FlowLibrary = useMemo(
    () => ({ kinds, rules: definitions.rules, options: definitions.options }),
    [definitions],
  )
  return (
    <FieldProvider>
      <MoveDialog {...request} library={library} />
    </FieldProvider>
  )
}
