import type { Page } from '#definition/generated/page.ts'
import { recordText, recordTitle } from '#runtime/details/record-text.ts'
import { useFact } from '#runtime/details/use-record.ts'
import { useFacts } from '#runtime/query/use-facts.ts'
import { useParams } from 'react-router-dom'
import { useSigned } from '../../session/session-context.ts'
import { pageRight } from '../page-right.ts'
import { usePageFacts } from '../frame/page-provider.tsx'

/**
 * Returns the title of a page, from its facts or its record once these are loaded. The page itself loads
 * them.
 */
export function useRecordTitle(page: Page): string {
  const signed = useSigned()
  const facts = usePageFacts(page)
  const parameters = useParams()
  const details = signed.definitions.library.details[page.details ?? '']
  const isOpen = pageRight(page, signed).kind === 'open'
  const { data } = useFact(isOpen ? details?.record : undefined, { ...facts, parameters })
  const { called, facts: requested = {} } = page
  const { answers } = useFacts(isOpen && called !== undefined ? requested : undefined, facts)
  if (called !== undefined && Object.keys(requested).every((name) => answers[name]))
    return recordText(called, { ...facts, ...answers })
  if (!details || data === undefined || data === null) return page.title
  return recordTitle(details, data).title.trim() || page.title
}
