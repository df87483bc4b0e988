import { coming } from '#runtime/preload/lazy-part.ts'

/** The charting library is large and only fetched where bars show. */
export const { Part: LazyBars } = coming(() => import('./bars.tsx').then((module) => module.Bars))
