import type { Page } from '#definition/generated/page.ts'
import { DetailsGroundContext } from '#runtime/details/details-context.ts'
import { useFacts } from '#runtime/query/use-facts.ts'
import { use, useMemo, type ReactNode } from 'react'
import { usePageFacts } from './use-page-facts.ts'
import { useWayOut } from './use-way-out.ts'

export interface PageRoomProps {
  readonly page: Page
  readonly children: (isAsking: boolean) => ReactNode
}

/** Everything on a page knows what the page knows: its address, what it hands on, what it asked the server for, and the way out. */
export function PageRoom({ page, children }: PageRoomProps) {
  const ground = use(DetailsGroundContext)
  const own = usePageFacts(page)
  const { answers, isAsking } = useFacts(page.facts, own)
  const wayOut = useWayOut(page)
  const known = useMemo(
    () => ({ ...ground, facts: { ...own, ...answers }, instead: page.instead, wayOut }),
    [ground, own, answers, page, wayOut],
  )
  return <DetailsGroundContext value={known}>{children(isAsking)}</DetailsGroundContext>
}
