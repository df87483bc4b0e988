import type { Page } from '#definition/generated/page.ts'
import { type Location, matchPath } from 'react-router-dom'
import { fillPath, routePath } from '../../definitions/address.ts'
import { pageAt } from '#engine/page/page-at.ts'

type Pages = Readonly<Record<string, Page>>

/** A page with its address; in a stack, the last one is current and those below are as they were left. */
export interface Level {
  /** Undefined at an address without a page of definitions/pages. */
  readonly page: Page | undefined
  readonly location: Location
  /** Index of its history entry; undefined if this tab was not there. */
  readonly index: number | undefined
}

/**
 * Returns the pages at an address, lowest first; each below is as the person left it, if they came from
 * there.
 */
export function stackAt(
  pages: Pages,
  location: Location,
  index: number | undefined,
  before: readonly Level[],
): readonly Level[] {
  const page = pageAt(location.pathname, pages)
  const above = page ? pagesBelow(page, pages) : []
  const parameters =
    page && above.length > 0 ? matchPath(routePath(page.path), location.pathname)?.params : {}
  const below = above.map((one): Level => {
    const pathname = fillPath(one.path, parameters ?? {})
    const left = before.find((level) => level.page?.id === one.id && level.location.pathname === pathname)
    return left ?? { page: one, location: bare(pathname), index: undefined }
  })
  return [...below, { page, location, index }]
}

/** Returns the pages below an overlay page, lowest first. */
function pagesBelow({ over }: Page, pages: Pages): readonly Page[] {
  const found: Page[] = []
  for (let next = pages[over ?? '']; next && !found.includes(next); next = pages[next.over ?? ''])
    found.unshift(next)
  return found
}

function bare(pathname: string): Location {
  return { pathname, search: '', hash: '', state: null, key: 'below' }
}
