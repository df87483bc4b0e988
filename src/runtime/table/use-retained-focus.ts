import { useCallback, useLayoutEffect, useRef, type FocusEvent } from 'react'

/** Keeps the focus in a list when the row that had it goes: it comes to the row that is reached by keys, or to the list itself. */
export function useRetainedFocus() {
  const ref = useRef<HTMLElement>(null)
  const last = useRef<Element>(undefined)
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body && last.current?.isConnected === false
    // What stands above the page takes the focus itself.
    if (!isLost || document.querySelector('[aria-modal="true"]')) return
    const next = ref.current?.querySelector<HTMLElement>('[data-row-stop][tabindex="0"]') ?? ref.current
    next?.focus({ preventScroll: true })
  })
  const onFocus = useCallback(({ target }: FocusEvent) => {
    // A chip of a filter names itself what comes after it.
    last.current = target.closest('.ptl-chips') ? undefined : target
  }, [])
  return { ref, onFocus, tabIndex: -1 }
}
