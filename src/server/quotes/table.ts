import type { Json, Moment, Timestamp } from '../store/database.ts'
import type { LegacyQuoteRequest } from './legacy-request.ts'

export interface QuotesTable {
  org_id: string
  environment: string
  id: string
  collection_id: string
  user_id: string
  flow: 'DIRECT' | 'LEGACY'
  state: 'open' | 'accepted'
  quote_type: string
  source_amount: string
  source_currency: string
  destination_amount: string
  destination_currency: string
  destination_country: string
  payin_category: string
  payout_category: string
  network: string | null
  rail: string
  settles: string
  rate: string
  total_fee: string
  fee_breakdown: Json<{ feeDescription: string; calculatedFee: string }[]>
  sender_address: string | null
  receiver_address: string | null
  /** What a legacy quote was asked for with. */
  request: Json<LegacyQuoteRequest> | null
  created_at: Moment
  expires_at: Timestamp
}

declare module '../store/database.ts' {
  interface Database {
    quotes: QuotesTable
  }
}
