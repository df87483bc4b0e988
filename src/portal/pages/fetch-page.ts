import type { Page } from '#definition/generated/page.ts'
import type { Library } from '#definition/library.ts'
import { typesNamed } from '#engine/field/types-named.ts'
import { prepare, prepareWords } from '#widgets/index.ts'
import { drawnBy } from '../definitions/entry-flows.ts'
import { typedParts } from '../tables/typed-parts.ts'
import { detailsPage, flowPage, tablePart } from './lazy-pages.ts'
import { pageAt } from '#engine/page/page-at.ts'

/** The tables that stand in the tabs of a page, whichever of them shows. */
function tablesOf(part: Pick<Page, 'table' | 'tabs'>): readonly string[] {
  const inside = part.tabs?.items.flatMap(tablesOf) ?? []
  return part.table === undefined ? inside : [part.table, ...inside]
}

/** Asks at once for all that a page shows and comes by need: its parts, and the field types its definitions name. */
export async function fetchPage(page: Page, library: Library): Promise<void> {
  const tables = tablesOf(page)
  const parts = [
    ...(page.flow === undefined ? [] : [flowPage.fetch()]),
    ...(page.details === undefined ? [] : [detailsPage.fetch()]),
    ...(tables.length === 0 ? [] : [tablePart.fetch()]),
  ]
  if (parts.length === 0) return
  const requested = typesNamed(drawnBy(library.flows[page.flow ?? ''], library))
  const read = typesNamed([
    library.details[page.details ?? ''],
    ...tables.map((id) => typedParts(library.tables[id])),
  ])
  // A failure shows where the part is really needed.
  await Promise.allSettled([...parts, prepare(requested), prepareWords(read)])
}

/** The same for the page at an address, while it is still found out who is there. */
export async function fetchPageAt(pathname: string, library: Library): Promise<void> {
  const page = pageAt(pathname, library.pages)
  if (page) await fetchPage(page, library)
}
