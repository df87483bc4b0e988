import { useEffect, useState } from 'react'

/** Returns the element that gets the focus instead of a removed one; the page, if no id is given. */
const insteadOf = (id?: string) =>
  id === undefined ? document.querySelector<HTMLElement>('main[tabindex]') : document.getElementById(id)

/**
 * On unmount, returns the focus to its origin or to the element from `findBetter`; if that is gone, to
 * `insteadId` or the page.
 */
export function useReturnFocus(insteadId?: string, findBetter?: () => HTMLElement | undefined): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // The dialog releases the focus first.
      requestAnimationFrame(() => {
        const isFree = document.activeElement === document.body || !document.activeElement?.isConnected
        if (!isFree) return
        const better = findBetter?.()
        if (better) better.focus()
        else if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected)
          opener.focus()
        else insteadOf(insteadId)?.focus({ preventScroll: true })
      })
    },
    [opener, insteadId, findBetter],
  )
}
