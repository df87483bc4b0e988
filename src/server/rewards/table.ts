import type { Generated } from 'kysely'

export interface RewardProgrammesTable {
  org_id: string
  currency: string
}

export interface RewardMonthsTable {
  org_id: string
  id: Generated<string>
  first_day: string
}

export interface RewardDaysTable {
  org_id: string
  month_id: string
  day: string
  payment_volume: string
  average_balance: string
  /** Per cent a year. */
  rate: string
  reward: string
}

declare module '../store/database.ts' {
  interface Database {
    reward_programmes: RewardProgrammesTable
    reward_months: RewardMonthsTable
    reward_days: RewardDaysTable
  }
}
