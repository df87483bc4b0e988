import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** More rows than this are a long step. */
const manyRows = 30
/** More rows than a screen shows at once. */
const firstRows = 20

/** The first rows of a long step at once, so it is usable; the rest once they are painted, when the browser has time. */
export function useRowsToShow(count: number): { shown: number; isLong: boolean } {
  const isLong = count > manyRows
  const [all, setAll] = useState(!isLong)
  useEffect(() => (all ? undefined : afterPaint(() => startTransition(() => setAll(true)))), [all])
  return { shown: all ? count : firstRows, isLong }
}
