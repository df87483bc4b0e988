import { Classes } from '@blueprintjs/core'

const trap = `.${Classes.OVERLAY_END_FOCUS_TRAP}`
const pressable = 'button:not(:disabled), a[href]'

/**
 * Makes visible notices reachable from a dialog, which traps the focus: they follow its last button by Tab.
 */
export function keepWithinReach(inSight: Element): () => void {
  // Dialogs take back the focus when they see it leave; the window sees the event first.
  const letStay = (event: FocusEvent) => {
    if (event.target instanceof Node && inSight.contains(event.target)) event.stopPropagation()
  }
  const leadHere = (event: FocusEvent) => {
    if (!(event.target instanceof Element) || !event.target.matches(trap)) return
    const first = inSight.querySelector<HTMLElement>(pressable)
    if (!first) return
    event.stopPropagation()
    first.focus()
  }
  addEventListener('focus', letStay, true)
  addEventListener('focusin', leadHere, true)
  return () => {
    removeEventListener('focus', letStay, true)
    removeEventListener('focusin', leadHere, true)
  }
}
