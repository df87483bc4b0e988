import type { Page } from '#definition/generated/page.ts'
import type { Signed } from '../../session/session-context.ts'
import { pageRight } from '../page-right.ts'

type PageContext = Pick<Signed, 'definitions' | 'session' | 'facts'>

export interface LinkedGroup {
  /** The heading; pages that need none stand without. */
  readonly title?: string
  readonly pages: readonly Page[]
}

/** The pages a page leads to that this person may open, in their groups; a group without any is not there. */
export function linkedGroups({ links = [] }: Page, signed: PageContext): readonly LinkedGroup[] {
  const groups = Array.isArray(links) ? [{ pages: links }] : 'pages' in links ? [links] : links.groups
  return groups
    .map((group) => ({
      ...('title' in group ? { title: group.title } : {}),
      pages: group.pages
        .flatMap((id) => signed.definitions.library.pages[id] ?? [])
        .filter((one) => pageRight(one, signed).kind === 'open'),
    }))
    .filter(({ pages }) => pages.length > 0)
}

/** The same in one list, in their order. */
export function linkedPages(page: Page, signed: PageContext): readonly Page[] {
  return linkedGroups(page, signed).flatMap(({ pages }) => pages)
}

/** Whether the pages a page leads to show that list beside themselves. */
export function isLocal({ links }: Page): boolean {
  return links !== undefined && !Array.isArray(links)
}
