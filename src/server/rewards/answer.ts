import { round } from '#values/decimal.ts'
import { settle } from '#values/money.ts'
import type { DayRow } from './days.ts'
import type { MonthRow } from './months.ts'
import type { RewardStatus } from './status.ts'

const RATE_DIGITS = 4

const nameOfMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Returns the reward; an ineligible month has none. */
const earned = (reward: string, status: RewardStatus) => (status === 'ineligible' ? '0' : reward)

/** Returns a month as a row of the table (RWD-008). */
export const toReward = (row: MonthRow, status: RewardStatus) => {
  const amount = (value: string) => settle(value, row.currency)
  return {
    id: row.id,
    month: nameOfMonth.format(new Date(row.first_day)),
    date: row.first_day,
    currency: row.currency,
    paymentVolume: amount(row.payment_volume),
    averageBalance: amount(row.average_balance),
    averageRate: round(row.rate, RATE_DIGITS, 'HALF_UP'),
    reward: amount(earned(row.reward, status)),
    status,
  }
}

export type Reward = ReturnType<typeof toReward>

/** Returns a day of a month, with the month's status (RWD-006, RWD-008). */
export const toRewardDay = (row: DayRow, { currency, status }: Pick<Reward, 'currency' | 'status'>) => ({
  date: row.day,
  currency,
  paymentVolume: settle(row.payment_volume, currency),
  averageBalance: settle(row.average_balance, currency),
  averageRate: round(row.rate, RATE_DIGITS, 'HALF_UP'),
  reward: settle(earned(row.reward, status), currency),
  status,
})

export type RewardDay = ReturnType<typeof toRewardDay>
