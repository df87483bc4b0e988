import { useMemo } from 'react'
import { pageRight } from '../pages/page-right.ts'
import { redirectOf } from '../pages/redirect-of.ts'
import { useSigned } from '../session/session-context.ts'

export interface SidebarEntry {
  readonly id: string
  readonly path: string
  readonly label: string
  readonly icon: string
}

/** The pages of the navigation this person may open, in their order; one that only leads on is there while it leads somewhere. */
export function useSidebarEntries(): readonly SidebarEntry[] {
  const signed = useSigned()
  return useMemo(
    () =>
      Object.values(signed.definitions.library.pages)
        .flatMap((page) => (page.navigation ? [{ page, ...page.navigation }] : []))
        .filter(({ page }) => pageRight(page, signed).kind === 'open')
        .filter(({ page }) => page.redirect !== 'first' || redirectOf(page, signed) !== undefined)
        .toSorted((one, other) => one.order - other.order)
        .map(({ page: { id, path }, label, icon }) => ({ id, path, label, icon })),
    [signed],
  )
}

/** The entry an address belongs to: of several above it the nearest. */
export function entryAt(entries: readonly SidebarEntry[], pathname: string): SidebarEntry | undefined {
  const above = entries.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  return above.toSorted((one, other) => other.path.length - one.path.length)[0]
}
