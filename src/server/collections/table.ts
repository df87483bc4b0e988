import type { Generated, Selectable } from 'kysely'
import type { Moment } from '../store/database.ts'

export type CollectionStatus = 'completed' | 'failed' | 'refunded' | 'processing'

export interface CollectionsTable {
  org_id: string
  environment: string
  id: Generated<string>
  order_id: string
  payer_id: string
  beneficiary_id: string
  seller: string
  amount: string
  currency: string
  status: CollectionStatus
  created_at: Moment
}

export type CollectionRow = Selectable<CollectionsTable>

declare module '../store/database.ts' {
  interface Database {
    collections: CollectionsTable
  }
}
