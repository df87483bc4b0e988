import { use, useMemo, type ReactNode } from 'react'
import type { Page } from '#definition/generated/page.ts'
import { DetailsContext } from '../details/details-context.ts'
import { useFacts } from './use-facts.ts'

export interface FactsProviderProps {
  readonly queries: Page['facts']
  readonly children: ReactNode
}

/** Provides the facts of a definition to its contents. */
export function FactsProvider({ queries, children }: FactsProviderProps) {
  const context = use(DetailsContext)
  const { answers } = useFacts(queries, context.facts)
  const existing = useMemo(
    () => ({ ...context, facts: { ...context.facts, ...answers } }),
    [context, answers],
  )
  return <DetailsContext value={existing}>{children}</DetailsContext>
}
