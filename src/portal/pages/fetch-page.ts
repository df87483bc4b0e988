import type { Page } from '#definition/generated/page.ts'
import type { Library } from '#definition/library.ts'
import { typesNamed } from '#engine/field/types-named.ts'
import { prepare, prepareWords } from '#widgets/index.ts'
import { drawnBy } from '../definitions/entry-flows.ts'
import { typedParts } from '../tables/typed-parts.ts'
import { detailsPage, flowPage, tablePart } from './lazy-pages.ts'
import { pageAt } from '#engine/page/page-at.ts'
import { partsOf, tablesOf } from '#engine/page/page-parts.ts'

const fetchers = { flow: flowPage.fetch, details: detailsPage.fetch, table: tablePart.fetch }

/** Loads everything a page needs on demand: its parts, and the field types of its definitions. */
export async function fetchPage(page: Page, library: Library): Promise<void> {
  const parts = partsOf(page).map((part) => fetchers[part]())
  if (parts.length === 0) return
  const requested = typesNamed(drawnBy(library.flows[page.flow ?? ''], library))
  const read = typesNamed([
    library.details[page.details ?? ''],
    ...tablesOf(page).map((id) => typedParts(library.tables[id])),
  ])
  // A failure shows when the part is needed.
  await Promise.allSettled([...parts, prepare(requested), prepareWords(read)])
}

/** The same for the page at an address, while the session is requested. */
export async function fetchPageAt(pathname: string, library: Library): Promise<void> {
  const page = pageAt(pathname, library.pages)
  if (page) await fetchPage(page, library)
}
