import { type ReactNode, use } from 'react'
import type { Page } from '#definition/generated/page.ts'
import { isNotAllowed } from '#runtime/call/refusal.ts'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { useFact } from '#runtime/details/use-record.ts'
import { useSigned } from '../../session/session-context.ts'

/** State of a page's record; `gone` if it does not exist, or not for this person. */
export type RecordStatus = 'none' | 'asked' | 'there' | 'gone' | 'failed'

/** Returns the state of a page's record, which its details load. */
export function useRecordStatus(
  page: Page,
  parameters: Readonly<Record<string, string | undefined>>,
): RecordStatus {
  const { library } = useSigned().definitions
  const { facts } = use(DetailsContext)
  const record = library.details[page.details ?? '']?.record
  const { status, data, refusal } = useFact(record, { ...facts, parameters })
  if (record === undefined) return 'none'
  if (status === 'waiting' || status === 'loading') return 'asked'
  if (data === null || refusal?.status === 404 || (refusal && isNotAllowed(refusal))) return 'gone'
  return refusal ? 'failed' : 'there'
}

export interface RecordPartsProps {
  readonly status: RecordStatus
  readonly children: ReactNode
}

/**
 * Parts beside the details of a page. They load with the record and are shown once it is loaded; a missing
 * record hides them.
 */
export function RecordParts({ status, children }: RecordPartsProps) {
  if (status === 'gone') return null
  return status === 'none' ? children : <div hidden={status === 'asked'}>{children}</div>
}
