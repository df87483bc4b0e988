import type { NavigationCount, Page } from '#definition/generated/page.ts'
import { useMemo } from 'react'
import { pageRight } from '../../pages/page-right.ts'
import { pagesAbove } from '../../pages/navigation/pages-above.ts'
import { useSigned } from '../../session/session-context.ts'
import { pageAt } from '#engine/page/page-at.ts'
import { isLocal, linkedPages, namesBeside } from '../../pages/navigation/linked-pages.ts'
import { useFinishedPages } from './use-finished-pages.ts'

export interface SidebarEntry {
  readonly id: string
  readonly path: string
  readonly label: string
  readonly icon: string
  /** Letter that opens it after g. */
  readonly key?: string | undefined
  readonly count?: NavigationCount | undefined
}

/**
 * Returns the navigation entries this person may open, in order; a redirecting one only if it leads
 * somewhere.
 */
export function useSidebarEntries(): readonly SidebarEntry[] {
  const signed = useSigned()
  const pages = useMemo(
    () =>
      Object.values(signed.definitions.library.pages)
        .filter((page) => page.navigation !== undefined && pageRight(page, signed).kind === 'open')
        .filter((page) => !isLocal(page) || linkedPages(page, signed).length > 0),
    [signed],
  )
  const finished = useFinishedPages(pages)
  return useMemo(
    () =>
      pages
        .filter(({ id }) => !finished.has(id))
        .flatMap(({ id, path, navigation }) => (navigation ? [{ id, path, ...navigation }] : []))
        .toSorted((one, other) => one.order - other.order),
    [pages, finished],
  )
}

/**
 * Returns the entry of an address: its own, else the one that lists its page, else the nearest above it, else
 * that of its parent page.
 */
export function entryAt(
  entries: readonly SidebarEntry[],
  pathname: string,
  pages: Readonly<Record<string, Page>>,
): SidebarEntry | undefined {
  const page = pageAt(pathname, pages)
  const below = pages[page?.over ?? ''] ?? page
  const line = below ? [...pagesAbove(below, pages), below] : []
  const itself = entries.find(({ id }) => id === below?.id)
  if (itself) return itself
  const beside = entries.find(({ id }) =>
    line.some((one) => pages[id] && namesBeside(pages[id]).includes(one.id)),
  )
  if (beside) return beside
  const above = entries.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const [nearest] = above.toSorted((one, other) => other.path.length - one.path.length)
  return nearest ?? line.flatMap(({ id }) => entries.find((entry) => entry.id === id) ?? []).at(-1)
}
