import type { MouseEvent } from 'react'

// Leaving a field can show its error, which would move the button from under the pointer before it is let go:
// the focus moves with the click, not with the press.
export const pressWithoutMoving = {
  onMouseDown: (event: MouseEvent<HTMLElement>) => event.preventDefault(),
  onClick: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus(),
}
