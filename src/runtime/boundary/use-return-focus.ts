import { useEffect, useState } from 'react'

/** When this goes, the focus returns to where it came from; where that is gone, to what stands in its stead. */
export function useReturnFocus(insteadId?: string): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // The dialog gives up its hold on the focus first.
      requestAnimationFrame(() => {
        const isFree = document.activeElement === document.body || !document.activeElement?.isConnected
        if (!isFree) return
        if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus()
        else document.getElementById(insteadId ?? '')?.focus({ preventScroll: true })
      })
    },
    [opener, insteadId],
  )
}
