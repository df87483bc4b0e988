import { useLayoutEffect, type RefObject } from 'react'

const CONTROLS = 'input, select, textarea, button'

/** Calls `look` with a drawn box, and once more when a lazy form within it has loaded. */
export function useDrawn(box: RefObject<HTMLElement | null>, look: (frame: HTMLElement) => void): void {
  useLayoutEffect(() => {
    const frame = box.current
    if (!frame) return undefined
    look(frame)
    if (frame.querySelector(CONTROLS)) return undefined
    const watch = new MutationObserver(() => {
      if (!frame.querySelector(CONTROLS)) return
      watch.disconnect()
      look(frame)
    })
    watch.observe(frame, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [box, look])
}
