import { lazy } from 'react'

/** The charting library is large and only fetched where bars show. */
export const LazyBars = lazy(() => import('./bars.tsx').then((module) => ({ default: module.Bars })))
