import type { Page } from '#definition/generated/page.ts'
import type { Signed } from '../session/session-context.ts'
import { pageRight } from './page-right.ts'

type Ground = Pick<Signed, 'definitions' | 'session' | 'facts'>

/** The pages a page leads to that this person may open, in their order. */
export function linkedPages({ links = [] }: Page, signed: Ground): readonly Page[] {
  const ids = Array.isArray(links) ? links : links.pages
  return ids
    .flatMap((id) => signed.definitions.library.pages[id] ?? [])
    .filter((one) => pageRight(one, signed).kind === 'open')
}

/** Whether the pages a page leads to show that list beside themselves. */
export function isLocal({ links }: Page): boolean {
  return links !== undefined && !Array.isArray(links)
}
