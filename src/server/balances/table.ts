import type { Generated } from 'kysely'
import type { Moment } from '../store/database.ts'

export interface BalancesTable {
  org_id: string
  environment: string
  currency: string
  kind: 'FIAT' | 'CRYPTO'
  /** What is in the account: everything that came in, less what was booked. */
  settled: string
  /** What open payments have set aside of it. */
  held: Generated<string>
  /** How far payments may go below nothing: 0 where funds come first, null where there is no bound (SET-014). */
  credit_line: Generated<string | null>
}

export interface PaymentHoldsTable {
  org_id: string
  environment: string
  payment_id: string
  currency: string
  amount: string
  state: Generated<'HELD' | 'BOOKED' | 'RELEASED'>
  created_at: Moment
  modified_at: Moment
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
    payment_holds: PaymentHoldsTable
    usage_limits: UsageLimitsTable
  }
}
