import type { Generated } from 'kysely'
import type { Json, Moment } from '../store/database.ts'
import type { Holder } from '../network/types.ts'

export interface IdentitiesTable {
  org_id: string
  environment: string
  id: Generated<string>
  identity_type: 'BENEFICIARY' | 'ORIGINATOR'
  use_case: string
  holder_type: Holder
  nick_name: string
  internal_id: string | null
  country: string | null
  currency: string | null
  payout_category: string | null
  network: string | null
  requirements: Json<Record<string, string>>
  scenario: string | null
  created_by: string
  created_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    identities: IdentitiesTable
  }
}
