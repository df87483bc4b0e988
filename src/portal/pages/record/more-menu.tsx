import { useMove } from '#runtime/move/move-context.ts'
import type { MoveRequest } from '#runtime/move/types.ts'
import { Menu, MenuItem } from '@blueprintjs/core'

/** What can be done with a record and stands apart from what people come for. */
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
