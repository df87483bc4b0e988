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

/** Folded when the person folded it, or, before they ever chose, while there is little room; and how to change it. */
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
