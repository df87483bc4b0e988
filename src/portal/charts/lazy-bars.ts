import { coming } from '#runtime/ahead/coming.ts'

/** The charting library is large and only fetched where bars show. */
export const { Part: LazyBars } = coming(() => import('./bars.tsx').then((module) => module.Bars))
