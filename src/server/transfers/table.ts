import type { Generated } from 'kysely'
import type { Moment } from '../store/database.ts'

export type TransferStatus = 'QUOTED' | 'PENDING' | 'PREPARED' | 'EXECUTED' | 'COMPLETED' | 'FAILED'

export interface LedgerTransfersTable {
  org_id: string
  environment: string
  id: Generated<string>
  debit_id: string
  credit_id: string
  amount: string
  internal_id: string | null
  additional_info: string | null
  status: Generated<TransferStatus>
  created_by: string
  created_at: Moment
  modified_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    ledger_transfers: LedgerTransfersTable
  }
}
