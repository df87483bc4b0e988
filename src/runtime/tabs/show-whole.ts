import type { FocusEvent } from 'react'

/** Pixels of the neighbour that stay in sight, so that one sees that the line goes on. */
const NEIGHBOUR = 24

/** Scrolls a line of links, tabs or views sideways until this one of them is seen whole. The page stays where it is. */
export function showWhole(one: Element | null): void {
  const line = one?.closest('ul, [role="tablist"]')
  if (!one || !line) return
  const [outer, inner] = [line.getBoundingClientRect(), one.getBoundingClientRect()]
  if (inner.right > outer.right) line.scrollLeft += inner.right - outer.right + NEIGHBOUR
  else if (inner.left < outer.left) line.scrollLeft -= outer.left - inner.left + NEIGHBOUR
}

/**
 * Shows what a key focused. A browser leaves a link that is partly seen as it is; what a mouse focuses must not move
 * before it is released.
 */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) showWhole(target)
}
