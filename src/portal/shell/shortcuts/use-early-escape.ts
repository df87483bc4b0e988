import { useEffect } from 'react'

const OVERLAY = '.bp6-overlay'

/** The dialog that lies on top, if one does. */
const findTopDialog = (): Element | undefined =>
  [...document.querySelectorAll('.bp6-overlay-open [role="dialog"]')].at(-1)

/**
 * Closes the top dialog by Escape before the focus is in it. Blueprint moves the focus a frame later and
 * misses a faster key press.
 */
export function useEarlyEscape(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, target } = event
      if (key !== 'Escape' || (target instanceof Element && target.closest(OVERLAY))) return
      const dialog = findTopDialog()
      if (!dialog) return
      event.preventDefault()
      event.stopPropagation()
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
    addEventListener('keydown', hear, true)
    return () => removeEventListener('keydown', hear, true)
  }, [])
}
