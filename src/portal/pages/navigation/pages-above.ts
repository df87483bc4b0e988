import type { Page } from '#definition/generated/page.ts'

/** The pages above one, the highest first, up to the first without a parent. */
export function pagesAbove(page: Page, pages: Readonly<Record<string, Page>>): readonly Page[] {
  const above: Page[] = []
  let next = pages[page.parent ?? '']
  while (next && next.id !== page.id && !above.includes(next)) {
    above.unshift(next)
    next = pages[next.parent ?? '']
  }
  return above
}
