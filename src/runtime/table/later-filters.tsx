import { Suspense, useDeferredValue, useMemo } from 'react'
import { coming } from '../ahead/coming.ts'
import { Skeleton } from '../boundary/skeleton.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'

// Fields weigh more than the list; they come when somebody wants them.
const { Part: FilterPanel } = coming(() => import('./filter-panel.tsx').then((file) => file.FilterPanel))

/** The filters, drawn in the frames after the press that asked for them or applied them. */
export function LaterFilters(props: FilterPanelProps) {
  const shown = useDeferredValue<FilterPanelProps | undefined>(props, undefined)
  const panel = useMemo(() => shown && <FilterPanel {...shown} />, [shown])
  const waits = <Skeleton says="Loading the filters" shape="form" rows={4} />
  return panel ? <Suspense fallback={waits}>{panel}</Suspense> : waits
}
