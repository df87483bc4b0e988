import type { Generated, Selectable } from 'kysely'
import type { PaymentRequest } from '../payments/request.ts'
import type { Wanted } from '../quotes/offer.ts'
import type { Json, Moment, Timestamp } from '../store/database.ts'

/** How far the work on a batch is; what its payments and the clock add is seen when it is read. */
export type BatchState =
  | 'CREATING_BATCH_QUOTE'
  | 'BATCH_QUOTE_CREATED'
  | 'BATCH_QUOTE_PENDING'
  | 'BATCH_QUOTE_ACCEPTED'
  | 'QUOTES_ACCEPTED'
  | 'ERROR'

/** What one row asks for: the quote, and the payment it is for. */
export interface AskedRow {
  wanted: Wanted
  payment: Omit<PaymentRequest, 'quoteId'>
}

export interface BatchesTable {
  org_id: string
  environment: string
  id: string
  uploaded_by: string
  batch_name: string
  file_name: string
  /** The file as it was uploaded; absent where the rows came without one. */
  content: Buffer | null
  file_length: number
  state: Generated<BatchState>
  /** What all quotes together send, in the one currency payments of the organisation start from. */
  total: string | null
  created_at: Moment
  quoted_at: Timestamp | null
  expires_at: Timestamp | null
  accepted_at: Timestamp | null
}

export interface BatchRowsTable {
  org_id: string
  environment: string
  batch_id: string
  /** The line of the file it stands in; the header is line 1. */
  row: number
  state: Generated<'waiting' | 'quoted' | 'sent' | 'failed'>
  asked: Json<AskedRow>
  beneficiary: string
  originator: string | null
  /** Also the id of its payment. */
  quote_id: string | null
  source_amount: string | null
  source_currency: string | null
  destination_amount: string | null
  destination_currency: string | null
  total_fee: string | null
  /** A value of the list batch-row-errors, and the reason in words. */
  error: string | null
  reason: string | null
}

export type BatchRow = Selectable<BatchRowsTable>

/** Where a batch is, for a job that is told nothing else. */
export interface BatchHandover {
  orgId: string
  environment: string
  userId: string
  id: string
}

export interface BatchLinksTable {
  org_id: string
  environment: string
  token_hash: string
  batch_id: string
  expires_at: Timestamp
}

declare module '../store/database.ts' {
  interface Database {
    batches: BatchesTable
    batch_rows: BatchRowsTable
    batch_links: BatchLinksTable
  }
}
