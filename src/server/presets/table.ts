import type { Generated } from 'kysely'
import type { Moment, Timestamp } from '../store/database.ts'

export interface PaymentPresetsTable {
  org_id: string
  environment: string
  id: Generated<string>
  name: string
  beneficiary_id: string | null
  source_currency: string
  destination_currency: string
  amount: string | null
  purpose_code: string | null
  memo: string | null
  last_used_at: Timestamp | null
  created_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    payment_presets: PaymentPresetsTable
  }
}
