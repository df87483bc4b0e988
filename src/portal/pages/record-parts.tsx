import type { ReactNode } from 'react'
import type { RecordStanding } from './use-record-standing.ts'

export interface RecordPartsProps {
  readonly standing: RecordStanding
  readonly children: ReactNode
}

/**
 * What stands beside the details of a page: asked for together with their record, and shown once that is known. Of a
 * record that is not there nothing else is said.
 */
export function RecordParts({ standing, children }: RecordPartsProps) {
  if (standing === 'gone') return null
  return standing === 'none' ? children : <div hidden={standing === 'asked'}>{children}</div>
}
