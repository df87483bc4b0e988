import { useEffect, useState } from 'react'
import { contentId } from '../shell/content-id.ts'

/** When this goes, the focus returns to where it came from; where that is gone, to the page. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // The dialog gives up its hold on the focus first.
      requestAnimationFrame(() => {
        const isFree = document.activeElement === document.body || !document.activeElement?.isConnected
        if (!isFree) return
        if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus()
        else document.getElementById(contentId)?.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
