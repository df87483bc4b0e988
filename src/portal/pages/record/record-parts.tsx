import type { ReactNode } from 'react'
import type { RecordStatus } from './use-record-status.ts'

export interface RecordPartsProps {
  readonly status: RecordStatus
  readonly children: ReactNode
}

/**
 * What stands beside the details of a page: asked for together with their record, and shown once that is known. Of a
 * record that is not there nothing else is said.
 */
export function RecordParts({ status, children }: RecordPartsProps) {
  if (status === 'gone') return null
  return status === 'none' ? children : <div hidden={status === 'asked'}>{children}</div>
}
