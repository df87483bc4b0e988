import { useMove } from '#runtime/move/move-context.ts'
import type { MoveRequest } from '#runtime/move/types.ts'
import { Menu, MenuItem } from '@blueprintjs/core'

/** Menu of the secondary actions of a record. */
export function MoreMenu({ requests }: { readonly requests: readonly MoveRequest[] }) {
  const start = useMove()
  return (
    <Menu>
      {requests.map((request) => (
        <MenuItem
          key={request.move.id}
          intent={request.move.tone === 'danger' ? 'danger' : 'none'}
          text={request.move.label}
          onClick={() => start?.(request)}
        />
      ))}
    </Menu>
  )
}
