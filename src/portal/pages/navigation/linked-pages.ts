import type { Page } from '#definition/generated/page.ts'
import type { Signed } from '../../session/session-context.ts'
import { pageRight } from '../page-right.ts'
import { pagesAbove } from './pages-above.ts'

type PageContext = Pick<Signed, 'definitions' | 'session' | 'facts'>

export interface LinkedGroup {
  /** Heading of the group, if it needs one. */
  readonly title?: string
  /** Description of the group. */
  readonly says?: string
  readonly pages: readonly Page[]
}

/** Tells whether the pages that a page links to show those links above themselves. */
export function isLocal({ links }: Page): boolean {
  return links !== undefined && !Array.isArray(links)
}

/** Returns the ids of the pages listed beside an entry of the main navigation. */
export function namesBeside({ links, navigation }: Page): readonly string[] {
  return navigation !== undefined && links !== undefined && 'pages' in links ? links.pages : []
}

/** Returns the entry of this person's main navigation that lists a page. */
function placeOf(id: string, { definitions, ...rest }: PageContext): Page | undefined {
  return Object.values(definitions.library.pages).find(
    (one) => namesBeside(one).includes(id) && pageRight(one, { definitions, ...rest }).kind === 'open',
  )
}

/** Returns the page that lists a page: an entry of the main navigation, else the nearest page above. */
export function localHome(page: Page, signed: PageContext): Page | undefined {
  const line = [...pagesAbove(page, signed.definitions.library.pages), page]
  return line.flatMap(({ id }) => placeOf(id, signed) ?? []).at(-1) ?? line.findLast(isLocal)
}

/** Returns the pages that a page links to and this person may open, by group; empty groups are left out. */
export function linkedGroups(page: Page, signed: PageContext): readonly LinkedGroup[] {
  const { links = [], redirect } = page
  const groups = Array.isArray(links) ? [{ pages: links }] : 'pages' in links ? [links] : links.groups
  // An entry with contents of its own is the first of its links.
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
