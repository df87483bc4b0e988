import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1100px)'

function subscribe(wake: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', wake)
  return () => query.removeEventListener('change', wake)
}

/** There is room beside the column. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
}
