import { useLayoutEffect, type RefObject } from 'react'

const CONTROLS = 'input, select, textarea, button'

/** Looks at a drawn box until its form is there; `always`, whenever its content changes. */
export function useDrawn(
  box: RefObject<HTMLElement | null>,
  look: (frame: HTMLElement) => void,
  always = false,
): void {
  useLayoutEffect(() => {
    const frame = box.current
    if (!frame) return undefined
    const isThere = () => !always && frame.querySelector(CONTROLS) !== null
    look(frame)
    if (isThere()) return undefined
    const watch = new MutationObserver(() => {
      if (!always && !isThere()) return
      if (!always) watch.disconnect()
      look(frame)
    })
    watch.observe(frame, { childList: true, characterData: true, subtree: true })
    return () => watch.disconnect()
  }, [box, look, always])
}
