import { use, useMemo, type ReactNode } from 'react'
import type { Page } from '#definition/generated/page.ts'
import { DetailsContext } from '../details/details-context.ts'
import { useFacts } from './use-facts.ts'

export interface FactsProviderProps {
  readonly queries: Page['facts']
  readonly children: ReactNode
}

/** Everything inside knows what the definition asks the server for. */
export function FactsProvider({ queries, children }: FactsProviderProps) {
  const context = use(DetailsContext)
  const { answers } = useFacts(queries, context.facts)
  const existing = useMemo(
    () => ({ ...context, facts: { ...context.facts, ...answers } }),
    [context, answers],
  )
  return <DetailsContext value={existing}>{children}</DetailsContext>
}
