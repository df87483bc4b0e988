import type { Page } from '#definition/generated/page.ts'

/** Parts of the program that are loaded only for pages that use them. */
export const PAGE_PARTS = ['flow', 'details', 'table'] as const
export type PagePart = (typeof PAGE_PARTS)[number]

/** Returns the tables in all tabs of a page, shown or not. */
export function tablesOf(part: Pick<Page, 'table' | 'tabs'>): readonly string[] {
  const inside = part.tabs?.items.flatMap(tablesOf) ?? []
  return part.table === undefined ? inside : [part.table, ...inside]
}

/** The parts of the program that a page is drawn with. */
export function partsOf(page: Page): readonly PagePart[] {
  const isNamed = {
    flow: page.flow !== undefined,
    details: page.details !== undefined,
    table: tablesOf(page).length > 0,
  }
  return PAGE_PARTS.filter((part) => isNamed[part])
}
