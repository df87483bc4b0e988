import { useSigned } from '../session/session-context.ts'
import { pageRight, type PageRight } from './page-right.ts'

/** The right to a page that another page leads to; undefined when there is no such page. */
export function usePageRight(id: string): PageRight | undefined {
  const signed = useSigned()
  const page = signed.definitions.library.pages[id]
  return page && pageRight(page, signed)
}
