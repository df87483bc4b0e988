import type { Generated } from 'kysely'
import type { Json, Moment } from '../store/database.ts'

export type BankStatus = 'Activated' | 'Deactivated'
export type BankVerification = 'Pending' | 'Verified' | 'Declined'

/** Where a bank or the holder of an account is (BNK-003). */
export interface BankAddress {
  street: string
  city: string
  state?: string
  country: string
  zipCode?: string
}

export interface BankAccountsTable {
  org_id: string
  id: Generated<string>
  status: Generated<BankStatus>
  verification: Generated<BankVerification>
  bank_name: string
  account_name: string
  account_number: string
  routing_number: string
  bic: string | null
  iban: string | null
  bank_address: Json<BankAddress>
  holder_address: Json<BankAddress>
  intermediary_account_number: string | null
  intermediary_routing_number: string | null
  reference: string | null
  additional_requirements: string | null
  products: string[]
  proof_id: Generated<string>
  proof_name: string
  proof_type: string
  proof_size: number
  proof_content: Buffer
  /** The account it took the place of. */
  replaces: string | null
  created_by: string
  created_at: Moment
  modified_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    bank_accounts: BankAccountsTable
  }
}
