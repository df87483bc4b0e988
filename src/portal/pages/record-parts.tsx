import type { Page } from '#definition/generated/page.ts'
import { isNotAllowed } from '#runtime/call/refusal.ts'
import { DetailsGroundContext } from '#runtime/details/details-context.ts'
import { useFact } from '#runtime/details/use-record.ts'
import { use, type ReactNode } from 'react'
import { useSigned } from '../session/session-context.ts'

export interface RecordPartsProps {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string | undefined>>
  readonly children: ReactNode
}

/**
 * What stands beside the details of a page: asked for together with their record, and shown once that is known. Of a
 * record that is not there, or not for this person, nothing else is said.
 */
export function RecordParts({ page, parameters, children }: RecordPartsProps) {
  const { library } = useSigned().definitions
  const { facts } = use(DetailsGroundContext)
  const record = library.details[page.details ?? '']?.record
  const { status, data, refusal } = useFact(record, { ...facts, parameters })
  if (record === undefined) return children
  const isGone = data === null || refusal?.status === 404 || (refusal && isNotAllowed(refusal))
  if (isGone) return null
  return <div hidden={status === 'waiting' || status === 'loading'}>{children}</div>
}
