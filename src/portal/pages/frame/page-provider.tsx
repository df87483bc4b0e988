import type { Page } from '#definition/generated/page.ts'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { useFacts } from '#runtime/query/use-facts.ts'
import { use, useEffect, useMemo, type ReactNode } from 'react'
import { useExit } from '../navigation/use-exit.ts'
import { buildBody } from '#engine/call/body.ts'
import { readAt } from '#runtime/details/read-at.ts'
import { useRefresh } from '#runtime/query/use-calls.ts'
import { useSigned } from '../../session/session-context.ts'
import type { Facts } from '#engine/rule/types.ts'
import { useParams, useSearchParams } from 'react-router-dom'

/**
 * Returns the facts that exist before a page loads any: the session, the address and the values it passes on.
 */
export function usePageFacts({ given }: Page): Facts {
  const { facts } = useSigned()
  const parameters = useParams()
  const [search] = useSearchParams()
  // A parameter of the path wins over one of the query.
  const address = JSON.stringify({ ...Object.fromEntries(search), ...parameters })
  const handed = useMemo(() => {
    const existing = { ...facts, address: JSON.parse(address) as unknown }
    return JSON.stringify(buildBody(given ?? {}, (path) => readAt(existing, path)))
  }, [facts, address, given])
  return useMemo(
    () => ({ ...facts, address: JSON.parse(address) as unknown, given: JSON.parse(handed) as unknown }),
    [facts, address, handed],
  )
}

/** Reports to the server once that a page was opened. The page does not wait, and a failure is not shown. */
export function usePageNote(page: Page): void {
  const { client } = useSigned()
  const refresh = useRefresh()
  const facts = usePageFacts(page)
  const { notes } = page
  const message = JSON.stringify(buildBody(notes?.with ?? {}, (path) => readAt(facts, path)))
  useEffect(() => {
    if (notes === undefined) return
    const params = JSON.parse(message) as Record<string, string>
    void client(notes.call, { params }).then(
      () => refresh(notes.refreshes ?? []),
      () => undefined,
    )
  }, [client, refresh, notes, message])
}

export interface PageProviderProps {
  readonly page: Page
  readonly children: (isAsking: boolean) => ReactNode
}

/** Provides the facts of a page to its contents: address, passed values, loaded facts and the exit. */
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
