import { useEffect, useRef } from 'react'

const CONTROLS = 'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/** Returns the last button of a row, which removes it; in a row without buttons, its first control. */
function controlOf(row: Element | undefined): HTMLElement | undefined {
  const controls = [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
  return controls.findLast((one) => one instanceof HTMLButtonElement) ?? controls[0]
}

/**
 * Moves the focus after an entry of a list was removed: to the row in its place, the last row, or the element
 * `otherwise`.
 */
export function useFocusAfterRemoval<List extends HTMLElement>(otherwise: string) {
  const list = useRef<List>(null)
  const removed = useRef<number>(undefined)
  useEffect(() => {
    const { current: at } = removed
    if (at === undefined || document.activeElement !== document.body) return
    removed.current = undefined
    const rows = [...(list.current?.children ?? [])]
    const control = controlOf(rows[Math.min(at, rows.length - 1)]) ?? document.getElementById(otherwise)
    control?.focus()
  })
  return {
    list,
    /** Called with the index of the entry before it is removed. */
    onRemove: (at: number) => {
      removed.current = at
    },
  }
}
