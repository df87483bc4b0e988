import type { Generated } from 'kysely'
import type { Moment } from '../store/database.ts'

export type TransactionType = 'BUY' | 'REDEEM'
export type TransactionStatus = 'WAITING' | 'COMPLETED' | 'RETURNED'

export interface StablecoinTermsTable {
  org_id: string
  /** Which text of definitions/documents was agreed to. */
  document: string
  agreed_by: string
  agreed_at: Moment
}

export interface StablecoinTransactionsTable {
  org_id: string
  environment: string
  id: Generated<string>
  type: TransactionType
  status: Generated<TransactionStatus>
  /** Why the funds went back. */
  reason: string | null
  wallet_id: string
  /** Where the wire was said to come from, or where the money of a redemption goes. */
  bank_id: string
  amount: string
  ledger_hash: string | null
  created_by: string
  created_at: Moment
  modified_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    stablecoin_terms: StablecoinTermsTable
    stablecoin_transactions: StablecoinTransactionsTable
  }
}
