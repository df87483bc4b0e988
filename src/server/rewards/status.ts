import type { LinkedRule } from '#engine/rule/types.ts'
import type { MonthRow } from './months.ts'

export type RewardStatus = 'upcoming' | 'ineligible' | 'eligible' | 'paid_out'

/** What a month has come to: the rule of the definitions decides once it is over, and the end of its quarter pays (RWD-004, RWD-007, RWD-009). */
export const statusOf = (
  { payment_volume, average_balance, is_running, is_settled }: MonthRow,
  rules: ReadonlyMap<string, LinkedRule>,
): RewardStatus => {
  if (is_running) return 'upcoming'
  const reward = { paymentVolume: payment_volume, averageBalance: average_balance }
  if (rules.get('isRewardEligible')?.evaluate({ reward }) !== 'yes') return 'ineligible'
  return is_settled ? 'paid_out' : 'eligible'
}
