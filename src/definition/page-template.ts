import type { Page } from './generated/page.ts'
import type { Library } from './library.ts'

/** The frames that pages stand on; each is a component of its name. */
export const pageTemplates = ['list', 'details', 'wizard', 'settings', 'dashboard'] as const

export type PageTemplate = (typeof pageTemplates)[number]

/** Whether a page shows what a whole list comes to, and then that list: its address names no record. */
export const isOfList = ({ path, table, tabs }: Page): boolean =>
  !path.includes('{') && (table !== undefined || tabs !== undefined)

/** The template a page stands on, by what it holds; none where it holds nothing, or only leads elsewhere. */
export function templateOf(page: Page, { flows }: Pick<Library, 'flows'>): PageTemplate | undefined {
  const { flow, details, document, table, tabs, cards, links, redirect, redirectWhen } = page
  if (redirect !== undefined && redirectWhen === undefined) return undefined
  if (flow !== undefined) return flows[flow]?.layout === 'sections' ? 'settings' : 'wizard'
  if (details === undefined ? table !== undefined || tabs !== undefined : isOfList(page)) return 'list'
  if (details !== undefined || document !== undefined) return 'details'
  return cards !== undefined || links !== undefined ? 'dashboard' : undefined
}
