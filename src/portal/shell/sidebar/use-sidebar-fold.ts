import { useState, useSyncExternalStore } from 'react'

const key = 'portolan.sidebar'
const narrow = '(max-width: 1023px)'

function subscribe(wake: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', wake)
  return () => query.removeEventListener('change', wake)
}

function storedChoice(): boolean | undefined {
  const stored = localStorage.getItem(key)
  return stored === null ? undefined : stored === 'folded'
}

/**
 * Tells whether the navigation is folded: by the person's choice, else in a narrow space; and returns the
 * toggle.
 */
export function useSidebarFold(): readonly [boolean, () => void] {
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(narrow).matches)
  const [chosen, setChosen] = useState(storedChoice)
  const isFolded = chosen ?? isNarrow
  const fold = () => {
    localStorage.setItem(key, isFolded ? 'open' : 'folded')
    setChosen(!isFolded)
  }
  return [isFolded, fold]
}
