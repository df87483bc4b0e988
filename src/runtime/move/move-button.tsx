import { Button } from '@blueprintjs/core'
import type { MoveRequest } from './types.ts'
import { useIsAtWork, useMove } from './move-context.ts'

export interface MoveButtonProps {
  readonly request: MoveRequest
  readonly isPrimary?: boolean
}

/** Button of a move; busy while the move is made. */
export function MoveButton({ request, isPrimary }: MoveButtonProps) {
  const start = useMove()
  const isAtWork = useIsAtWork(request.move.id, request.key)
  const { label, id, tone } = request.move
  const intent = tone === 'danger' ? 'danger' : isPrimary && tone !== 'warning' ? 'primary' : 'none'
  // A move that ends a payment must not be the most prominent button.
  const variant = tone === 'danger' ? 'outlined' : 'solid'
  if (!start) return null
  return (
    <Button
      intent={intent}
      variant={variant}
      loading={isAtWork}
      text={label ?? id}
      onClick={() => start(request)}
    />
  )
}
