import { sql } from 'kysely'
import { add } from '#values/decimal.ts'
import { settle } from '#values/money.ts'
import type { Trx } from '../store/tenant.ts'
import type { Reward } from './answer.ts'
import { TODAY } from './months.ts'
import type { RewardStatus } from './status.ts'

/** Finds the reward currency and the end of the quarter; undefined without rewards. */
export const findProgramme = (trx: Trx) =>
  trx
    .selectFrom('reward_programmes')
    .select([
      'currency',
      sql<string>`((date_trunc('quarter', ${TODAY}) + interval '3 months')::date - 1)`.as('payout_date'),
    ])
    .executeTakeFirst()

/** Returns the sums of paid and of earned rewards (RWD-002, RWD-003). */
export const toSummary = (
  { currency, payout_date }: { currency: string; payout_date: string },
  months: readonly Reward[],
) => {
  const sumOf = (rewardStatus: RewardStatus) =>
    months.reduce((sum, { status, reward }) => (status === rewardStatus ? add(sum, reward) : sum), '0')
  return {
    currency,
    lifetime: settle(sumOf('paid_out'), currency),
    upcoming: settle(sumOf('eligible'), currency),
    payoutDate: payout_date,
  }
}
