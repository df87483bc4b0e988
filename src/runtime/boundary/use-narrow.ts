import { createContext, use, useCallback, useSyncExternalStore } from 'react'

/** Assumed width of the screen, if a page shows several; without it, the real width. */
export const ScreenWidthContext = createContext<number | undefined>(undefined)

/** Tells whether the screen is at most this many pixels wide, also after a change. */
export function useNarrow(most: number): boolean {
  const width = use(ScreenWidthContext)
  const query = `(max-width: ${most}.98px)`
  const subscribe = useCallback(
    (notify: () => void) => {
      const watched = matchMedia(query)
      watched.addEventListener('change', notify)
      return () => watched.removeEventListener('change', notify)
    },
    [query],
  )
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(query).matches)
  return width === undefined ? isNarrow : width <= most
}
