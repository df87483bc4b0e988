import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** More rows than this are a long step. */
const manyRows = 30
/** The lowest row there is, with its gap: a label and a line. */
const rowHeight = 80

/** As many rows as the screen is high. */
const rowsInSight = () => Math.max(1, Math.ceil(window.innerHeight / rowHeight))

/** The first rows of a long step at once, so it is usable; the rest once they are painted, when the browser has time. */
export function useRowsToShow(count: number): { shown: number; isLong: boolean } {
  const isLong = count > manyRows
  const [all, setAll] = useState(!isLong)
  const [first] = useState(rowsInSight)
  useEffect(() => (all ? undefined : afterPaint(() => startTransition(() => setAll(true)))), [all])
  return { shown: all ? count : first, isLong }
}
