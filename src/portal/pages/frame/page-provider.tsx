import type { Page } from '#definition/generated/page.ts'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { useFacts } from '#runtime/query/use-facts.ts'
import { use, useMemo, type ReactNode } from 'react'
import { usePageFacts } from './use-page-facts.ts'
import { useExit } from '../navigation/use-exit.ts'

export interface PageProviderProps {
  readonly page: Page
  readonly children: (isAsking: boolean) => ReactNode
}

/** Everything on a page knows what the page knows: its address, what it hands on, what it asked the server for, and the way out. */
export function PageProvider({ page, children }: PageProviderProps) {
  const context = use(DetailsContext)
  const own = usePageFacts(page)
  const { answers, isAsking } = useFacts(page.facts, own)
  const exit = useExit(page)
  const existing = useMemo(
    () => ({ ...context, facts: { ...own, ...answers }, instead: page.instead, exit }),
    [context, own, answers, page, exit],
  )
  return <DetailsContext value={existing}>{children(isAsking)}</DetailsContext>
}
