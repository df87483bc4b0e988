import { useLayoutEffect, type RefObject } from 'react'

const GAP = 4
const LONGEST = 304

function place(list: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const below = window.innerHeight - bottom - 2 * GAP
  const above = top - 2 * GAP
  const isBelow = below >= Math.min(LONGEST, 200) || below >= above
  const height = Math.min(LONGEST, isBelow ? below : above)
  Object.assign(list.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${height}px`,
    top: isBelow ? `${bottom + GAP}px` : 'auto',
    bottom: isBelow ? 'auto' : `${window.innerHeight - top + GAP}px`,
  })
}

/**
 * Shows a list in the top layer below its input, so that nothing clips it; above it if there is more room.
 */
export function useAnchored(
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const [box, input] = [list.current, anchor.current]
    if (!isOpen || !box || !input) return undefined
    const move = () => place(box, input)
    box.showPopover()
    move()
    window.addEventListener('scroll', move, { capture: true, passive: true })
    window.addEventListener('resize', move)
    return () => {
      window.removeEventListener('scroll', move, { capture: true })
      window.removeEventListener('resize', move)
      if (box.isConnected) box.hidePopover()
    }
  }, [list, anchor, isOpen])
}
