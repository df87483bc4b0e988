import type { Page } from '#definition/generated/page.ts'
import type { Signed } from '../../session/session-context.ts'
import { pageRight } from '../page-right.ts'
import { pagesAbove } from './pages-above.ts'

type PageContext = Pick<Signed, 'definitions' | 'session' | 'facts'>

export interface LinkedGroup {
  /** The heading; pages that need none stand without. */
  readonly title?: string
  /** Description of the group. */
  readonly says?: string
  readonly pages: readonly Page[]
}

/** Whether the pages a page leads to show that list above themselves. */
export function isLocal({ links }: Page): boolean {
  return links !== undefined && !Array.isArray(links)
}

/** The names of the pages that stand beside a place of the main navigation, and are found there. */
export function namesBeside({ links, navigation }: Page): readonly string[] {
  return navigation !== undefined && links !== undefined && 'pages' in links ? links.pages : []
}

/** The place of the main navigation that this person has and a page stands beside. */
function placeOf(id: string, { definitions, ...rest }: PageContext): Page | undefined {
  return Object.values(definitions.library.pages).find(
    (one) => namesBeside(one).includes(id) && pageRight(one, { definitions, ...rest }).kind === 'open',
  )
}

/** The page that lists a page among its own: a place of the main navigation, else the nearest above it. */
export function localHome(page: Page, signed: PageContext): Page | undefined {
  const line = [...pagesAbove(page, signed.definitions.library.pages), page]
  return line.flatMap(({ id }) => placeOf(id, signed) ?? []).at(-1) ?? line.findLast(isLocal)
}

/** The pages a page leads to that this person may open, in their groups; a group without any is not there. */
export function linkedGroups(page: Page, signed: PageContext): readonly LinkedGroup[] {
  const { links = [], redirect } = page
  const groups = Array.isArray(links) ? [{ pages: links }] : 'pages' in links ? [links] : links.groups
  // A place that holds something itself is the first of those beside it.
  const itself = isLocal(page) && 'pages' in links && redirect === undefined ? [page] : []
  return groups
    .map((group) => ({
      ...('title' in group ? { title: group.title } : {}),
      ...('says' in group ? { says: group.says } : {}),
      pages: [
        ...itself,
        ...group.pages
          .flatMap((id) => signed.definitions.library.pages[id] ?? [])
          .filter((one) => pageRight(one, signed).kind === 'open')
          .filter((one) => (placeOf(one.id, signed) ?? page) === page),
      ],
    }))
    .filter(({ pages }) => pages.length > 0)
}

/** The same in one list, in their order. */
export function linkedPages(page: Page, signed: PageContext): readonly Page[] {
  return linkedGroups(page, signed).flatMap(({ pages }) => pages)
}
