import { lazy } from 'react'

export const flow = () => import('./flow-page.tsx')
export const table = () => import('../tables/table-view.tsx')
export const details = () => import('./details-page.tsx')

export const FlowPage = lazy(() => flow().then((module) => ({ default: module.FlowPage })))
export const TablePart = lazy(() => table().then((module) => ({ default: module.TableView })))
export const DetailsPage = lazy(() => details().then((module) => ({ default: module.DetailsPage })))

export const FlagsPage = lazy(() =>
  import('./flags-page.tsx').then((module) => ({ default: module.FlagsPage })),
)
export const FlagTestPage = lazy(() =>
  import('./flag-test-page.tsx').then((module) => ({ default: module.FlagTestPage })),
)

/** What most people open next is fetched while they read; a failure shows when it is really opened. */
export function fetchPagesAhead(): void {
  const ahead = () => void Promise.allSettled([table(), flow(), details()])
  if ('requestIdleCallback' in globalThis) requestIdleCallback(ahead, { timeout: 4_000 })
  else setTimeout(ahead, 2_000)
}
