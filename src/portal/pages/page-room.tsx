import type { Page } from '#definition/generated/page.ts'
import { DetailsGroundContext } from '#runtime/details/details-context.ts'
import { useFacts } from '#runtime/query/use-facts.ts'
import { use, useMemo, type ReactNode } from 'react'
import { usePageFacts } from './use-page-facts.ts'

export interface PageRoomProps {
  readonly page: Page
  readonly children: (isAsking: boolean) => ReactNode
}

/** Everything on a page knows what the page knows: its address, what it hands on, and what it asked the server for. */
export function PageRoom({ page, children }: PageRoomProps) {
  const ground = use(DetailsGroundContext)
  const own = usePageFacts(page)
  const { answers, isAsking } = useFacts(page.facts, own)
  const known = useMemo(
    () => ({ ...ground, facts: { ...own, ...answers }, instead: page.instead }),
    [ground, own, answers, page],
  )
  return <DetailsGroundContext value={known}>{children(isAsking)}</DetailsGroundContext>
}
