import { useSigned } from '../session/session-context.ts'
import { pageRight, type PageRight } from './page-right.ts'

/** Returns the right to a linked page; undefined if there is no such page. */
export function usePageRight(id: string): PageRight | undefined {
  const signed = useSigned()
  const page = signed.definitions.library.pages[id]
  return page && pageRight(page, signed)
}
