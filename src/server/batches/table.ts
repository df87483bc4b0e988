import type { Generated } from 'kysely'
import type { Json, Moment, Timestamp } from '../store/database.ts'

/** One payment of a batch: what the file asked for, and what it was quoted. */
export interface BatchRow {
  /** The line of the file it stands in; the header is line 1. */
  row: number
  quoteId: string
  beneficiaryIdentityId: string
  beneficiary: string
  sourceAmount: string
  sourceCurrency: string
  destinationAmount: string
  destinationCurrency: string
  totalFee: string
  internalId: string
  purposeCode?: string
  sourceOfCash?: string
  paymentMemo?: string
}

export interface BatchesTable {
  org_id: string
  environment: string
  id: string
  uploaded_by: string
  file_name: string
  state: Generated<'open' | 'accepted'>
  rows: Json<BatchRow[]>
  created_at: Moment
  expires_at: Timestamp
  accepted_at: Timestamp | null
}

declare module '../store/database.ts' {
  interface Database {
    batches: BatchesTable
  }
}
