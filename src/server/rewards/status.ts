import type { LinkedRule } from '#engine/rule/types.ts'
import type { MonthRow } from './months.ts'

export type RewardStatus = 'upcoming' | 'ineligible' | 'eligible' | 'paid_out'

/**
 * Returns the status of a month: a rule decides after its end, and it is paid at the end of its quarter
 * (RWD-004, RWD-007, RWD-009).
 */
export const statusOf = (
  { payment_volume, average_balance, is_running, is_settled }: MonthRow,
  rules: ReadonlyMap<string, LinkedRule>,
): RewardStatus => {
  if (is_running) return 'upcoming'
  const reward = { paymentVolume: payment_volume, averageBalance: average_balance }
  if (rules.get('isRewardEligible')?.evaluate({ reward }) !== 'yes') return 'ineligible'
  return is_settled ? 'paid_out' : 'eligible'
}
