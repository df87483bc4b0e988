import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Shape of the rows: cards in a narrow space, a sideways scrolling table for many columns, else a table with
 * a sticky head.
 */
export type Shape = 'cards' | 'table' | 'wide'

const narrow = 600

export function useShape(size: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState<Shape>(() => (innerWidth > narrow ? 'table' : 'cards'))
  useLayoutEffect(() => {
    const place = size.current
    const table = place?.querySelector('table')
    if (!place || !table) return
    const look = () => setShape(shapeOf(table.scrollWidth, place.clientWidth))
    // Before the next paint, when the page is laid out anyway: at once it would be laid out twice before it is seen.
    const requested = requestAnimationFrame(() => flushSync(look))
    const watch = new ResizeObserver(look)
    watch.observe(place)
    watch.observe(table)
    return () => {
      cancelAnimationFrame(requested)
      watch.disconnect()
    }
  }, [size])
  return shape
}

function shapeOf(requested: number, given: number): Shape {
  if (given <= narrow) return 'cards'
  return requested > given + 1 ? 'wide' : 'table'
}
