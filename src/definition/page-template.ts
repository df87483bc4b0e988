import type { Page } from './generated/page.ts'
import type { Library } from './library.ts'

/** Templates of pages; each is a component of that name. */
export const pageTemplates = ['list', 'details', 'wizard', 'settings', 'dashboard'] as const

export type PageTemplate = (typeof pageTemplates)[number]

/** Tells whether a page shows the totals of a list above that list; its address has no record. */
export const isOfList = ({ path, table, tabs }: Page): boolean =>
  !path.includes('{') && (table !== undefined || tabs !== undefined)

/** Returns the template of a page by its contents; undefined for an empty page or a redirect. */
export function templateOf(page: Page, { flows }: Pick<Library, 'flows'>): PageTemplate | undefined {
  const { flow, details, document, table, tabs, cards, links, redirect, redirectWhen } = page
  if (redirect !== undefined && redirectWhen === undefined) return undefined
  if (flow !== undefined) return flows[flow]?.layout === 'sections' ? 'settings' : 'wizard'
  if (details === undefined ? table !== undefined || tabs !== undefined : isOfList(page)) return 'list'
  if (details !== undefined || document !== undefined) return 'details'
  return cards !== undefined || links !== undefined ? 'dashboard' : undefined
}
