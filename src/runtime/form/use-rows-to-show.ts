import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** More rows than any screen shows at once. */
const firstRows = 30

/** The first rows at once, so the step is usable; the rest once they are painted, when the browser has time. */
export function useRowsToShow(count: number): { shown: number; isLong: boolean } {
  const isLong = count > firstRows
  const [all, setAll] = useState(!isLong)
  useEffect(() => (all ? undefined : afterPaint(() => startTransition(() => setAll(true)))), [all])
  return { shown: all ? count : firstRows, isLong }
}
