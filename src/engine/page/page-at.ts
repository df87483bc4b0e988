import type { Page } from '#definition/generated/page.ts'

type Pages = Readonly<Record<string, Page>>

interface Address {
  readonly page: Page
  /** Path segments; a parameter is undefined and matches any text. */
  readonly segments: readonly (string | undefined)[]
}

const segmentsOf = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')

const byPages = new WeakMap<Pages, ReadonlyMap<number, readonly Address[]>>()

/** The addresses of all pages by their length, those with fewer parameters first. */
function addressesOf(pages: Pages): ReadonlyMap<number, readonly Address[]> {
  const existing = byPages.get(pages)
  if (existing) return existing
  const parametersIn = ({ segments }: Address) => segments.filter((segment) => segment === undefined).length
  const addresses = Object.values(pages)
    .map((page): Address => {
      const segments = segmentsOf(page.path)
      return { page, segments: segments.map((one) => (one.startsWith('{') ? undefined : one)) }
    })
    .toSorted((one, other) => parametersIn(one) - parametersIn(other))
  const found = Map.groupBy(addresses, ({ segments }) => segments.length)
  byPages.set(pages, found)
  return found
}

/**
 * Returns the page at an address; of several, the one with more fixed segments. The router would compile a
 * regular expression for every page instead of one.
 */
export function pageAt(pathname: string, pages: Pages): Page | undefined {
  const segments = segmentsOf(pathname)
  const address = addressesOf(pages)
    .get(segments.length)
    ?.find((one) => one.segments.every((segment, at) => segment === undefined || segment === segments[at]))
  return address?.page
}
