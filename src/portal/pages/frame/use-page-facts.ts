import type { Page } from '#definition/generated/page.ts'
import { buildBody } from '#engine/call/body.ts'
import type { Facts } from '#engine/rule/types.ts'
import { readAt } from '#runtime/details/read-at.ts'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useSigned } from '../../session/session-context.ts'

/** What a page knows before it asks for anything: the session, its address, and what it hands on. */
export function usePageFacts({ given }: Page): Facts {
  const { facts } = useSigned()
  const parameters = useParams()
  const [search] = useSearchParams()
  // What is in the path cannot be overruled by a word after it.
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
