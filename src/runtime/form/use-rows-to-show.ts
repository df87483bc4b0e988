import { startTransition, useEffect, useState } from 'react'

/** More rows than any screen shows at once. */
const firstRows = 30

/** The first rows at once, so the step is usable; the rest when the browser has time. */
export function useRowsToShow(count: number): { shown: number; isLong: boolean } {
  const isLong = count > firstRows
  const [all, setAll] = useState(!isLong)
  useEffect(() => {
    if (!all) startTransition(() => setAll(true))
  }, [all])
  return { shown: all ? count : firstRows, isLong }
}
