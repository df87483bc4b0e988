import { Suspense, use, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { typesNamed } from '#engine/field/types-named.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { coming } from '../preload/lazy-part.ts'
import { drawLater } from '../preload/draw-later.ts'
import { preload } from '../preload/preload.ts'
import { runWhenIdle } from '../preload/idle-work.ts'
import { Boundary } from '../boundary/boundary.tsx'
import { Skeleton } from '../boundary/skeleton.tsx'
import { PrepareTypesContext } from '../field/field-types.ts'
import type { FilterPanelProps } from './filter-panel.tsx'

// Fields weigh more than the list, which does not wait for them.
const { fetch: fetchPanel, Part: FilterPanel } = coming(() =>
  import('./filter-panel.tsx').then((file) => file.FilterPanel),
)

/** Fetches the filters of a list that has some, and their field types, once the list stands. */
export function usePreloadedFilters({ definition: { filters } }: LinkedTable): void {
  const prepare = use(PrepareTypesContext)
  useEffect(() => {
    if (!filters) return undefined
    const fetchTypes = async () => prepare(typesNamed(filters))
    return runWhenIdle(() => void preload(fetchPanel, fetchTypes))
  }, [filters, prepare])
}

/** The filters, drawn in the frames after the press that asked for them or applied them. */
export function LaterFilters(props: FilterPanelProps) {
  const [isDue, setDue] = useState(false)
  const shown = useDeferredValue(props)
  const panel = useMemo(() => <FilterPanel {...shown} />, [shown])
  const waits = <Skeleton says="Loading the filters" shape="form" rows={4} />
  useEffect(() => drawLater(() => setDue(true)), [])
  if (!isDue) return waits
  return (
    <Boundary at="" what="the filters">
      <Suspense fallback={waits}>{panel}</Suspense>
    </Boundary>
  )
}
