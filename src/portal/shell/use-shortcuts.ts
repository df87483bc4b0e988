import { useEffect } from 'react'
import { hasSingleKeys } from './single-keys.ts'

const typing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'

function isFree(event: KeyboardEvent): boolean {
  const isTyping = event.target instanceof Element && event.target.closest(typing) !== null
  return !isTyping && !document.body.classList.contains('bp6-overlay-open')
}

export interface Shortcuts {
  readonly search: () => void
  readonly help: () => void
}

/** Ctrl or ⌘ with K anywhere; '/' and '?' where nothing is being typed and nothing lies over the page. */
export function useShortcuts({ search, help }: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey
      const isSearch = isModified && !event.altKey && event.key.toLowerCase() === 'k'
      const isSingle = !isModified && !event.altKey && hasSingleKeys() && isFree(event)
      const action = isSearch || (isSingle && event.key === '/') ? search : undefined
      const run = action ?? (isSingle && event.key === '?' ? help : undefined)
      if (!run || event.defaultPrevented) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [search, help])
}
