import type { Generated } from 'kysely'
import type { Rounding } from '#values/decimal.ts'
import type { Moment } from '../store/database.ts'

export interface LedgerAccountsTable {
  org_id: string
  environment: string
  id: Generated<string>
  name: string
  /** A remote account stands on a partner's ledger. */
  kind: Generated<'LOCAL' | 'REMOTE'>
  status: Generated<'ENABLED' | 'DISABLED'>
  owner: string
  currency: string
  scale: number
  rounding_mode: Rounding
  balance: Generated<string>
  /** What transfers have taken and not delivered yet: it may come back. */
  held: Generated<string>
  minimum: string
  maximum: string
  low_liquidity: string | null
  peer_address: string | null
  peer_relationship_id: string | null
  owner_minimum: Generated<string | null>
  owner_maximum: Generated<string | null>
  funding_limit: Generated<string | null>
  funding_period: Generated<'DAY' | 'WEEK' | 'MONTH' | null>
  /** Counts the changes; whoever changes it says which one they saw. */
  version: Generated<number>
  created_at: Moment
  modified_at: Moment
}

export type TransactionType = 'FUNDING' | 'TRANSFER_OUT' | 'TRANSFER_IN' | 'TRANSFER_RETURNED'

export interface LedgerTransactionsTable {
  org_id: string
  environment: string
  id: Generated<string>
  /** Counts up: of two at one instant it says which came later. */
  place: Generated<string>
  account_id: string
  transfer_id: string | null
  type: TransactionType
  change: string
  balance: string
  created_at: Moment
}

export interface ExchangeBalancesTable {
  org_id: string
  environment: string
  id: Generated<string>
  exchange: string
  currency: string
  balance: string
  /** Of an exchange that only plays one. */
  mock: Generated<boolean>
  modified_at: Moment
}

declare module '../store/database.ts' {
  interface Database {
    ledger_accounts: LedgerAccountsTable
    ledger_transactions: LedgerTransactionsTable
    exchange_balances: ExchangeBalancesTable
  }
}
