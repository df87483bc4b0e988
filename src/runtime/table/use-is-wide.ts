import { useLayoutEffect, useState, type RefObject } from 'react'

/** More columns than the page is wide: the table scrolls sideways in its own room, else its head sticks to the page. */
export function useIsWide(room: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const place = room.current
    const table = place?.querySelector('table')
    if (!place || !table) return
    const look = () => setWide(table.scrollWidth > place.clientWidth + 1)
    look()
    const watch = new ResizeObserver(look)
    watch.observe(place)
    watch.observe(table)
    return () => watch.disconnect()
  }, [room])
  return isWide
}
