import { preload } from '#runtime/preload/preload.ts'
import { runWhenIdle } from '#runtime/preload/idle-work.ts'
import { coming } from '#runtime/preload/lazy-part.ts'

let tables: Promise<typeof import('../tables/table-view.tsx')> | undefined

// Importing a loaded module again still takes several event-loop turns.
const fetchTables = () => {
  tables ??= import('../tables/table-view.tsx').catch((error: unknown) => {
    tables = undefined
    throw error
  })
  return tables
}

export const flowPage = coming(() => import('./flow-page.tsx').then((file) => file.FlowPage))
export const tablePart = coming(() => fetchTables().then((file) => file.TableView))
export const detailsPage = coming(() => import('./record/details-page.tsx').then((file) => file.DetailsPage))

export const askRows = async (
  ...requested: Parameters<typeof import('../tables/table-view.tsx').askRows>
): Promise<void> => (await fetchTables()).askRows(...requested)

export const FlowPage = flowPage.Part
export const TablePart = tablePart.Part
export const DetailsPage = detailsPage.Part
export const TaskGuard = coming(() =>
  import('../onboarding/tasks/task-guard.tsx').then((file) => file.TaskGuard),
).Part
export const PartRepairs = coming(() =>
  import('../onboarding/part-repairs.tsx').then((file) => file.PartRepairs),
).Part
export const FlagsPage = coming(() => import('./single/flags-page.tsx').then((file) => file.FlagsPage)).Part
export const FlagTestPage = coming(() =>
  import('./single/flag-test-page.tsx').then((file) => file.FlagTestPage),
).Part

/** Preloads the parts that most people open next. A failure shows only when the part is opened. */
export function preloadPages(): () => void {
  return runWhenIdle(() => void preload(tablePart.fetch, flowPage.fetch, detailsPage.fetch))
}
