import type { Timestamp } from '../store/database.ts'

export interface BalancesTable {
  org_id: string
  environment: string
  currency: string
  kind: 'FIAT' | 'CRYPTO'
  /** What was held at `as_of`, whatever was still under way then included. */
  amount: string
  as_of: Timestamp
}

export interface UsageLimitsTable {
  org_id: string
  environment: string
  currency: string
  permitted: string
}

declare module '../store/database.ts' {
  interface Database {
    balances: BalancesTable
    usage_limits: UsageLimitsTable
  }
}
