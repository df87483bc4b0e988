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
  /** Blank where whoever added it gave none. */
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
  version: Generated<number>
  /** Absent until the first change. */
  modified_at: Date | null
  archived_at: Date | null
  archived_by: string | null
}

/** What a change replaced. */
export interface IdentityVersionsTable {
  org_id: string
  environment: string
  identity_id: string
  version: number
  nick_name: string
  internal_id: string | null
  requirements: Json<Record<string, string>>
  replaced_at: Moment
}

export interface UsAch {
  bankName: string
  bankRoutingNumber: string
  accountNumber: string
  accountType: 'CHECKING' | 'SAVINGS'
}

export interface FinancialInstrumentsTable {
  org_id: string
  environment: string
  id: Generated<string>
  identity_id: string
  currency: string
  label: string
  type: 'US_ACH'
  us_ach: Json<UsAch>
  created_by: string
  created_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    identities: IdentitiesTable
    identity_versions: IdentityVersionsTable
    financial_instruments: FinancialInstrumentsTable
  }
}
