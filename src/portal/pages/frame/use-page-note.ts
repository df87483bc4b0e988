import type { Page } from '#definition/generated/page.ts'
import { buildBody } from '#engine/call/body.ts'
import { readAt } from '#runtime/details/read-at.ts'
import { useRefresh } from '#runtime/query/use-calls.ts'
import { useEffect } from 'react'
import { useSigned } from '../../session/session-context.ts'
import { usePageFacts } from './use-page-facts.ts'

/** Tells the server once that a page was opened; the page does not wait for it and nobody has to know of a failure. */
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
