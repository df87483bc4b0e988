import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'

export interface DayRow {
  day: string
  payment_volume: string
  average_balance: string
  rate: string
  reward: string
}

export interface DaysQuery {
  sort_direction?: 'asc' | 'desc'
}

/** Returns the days of a month, newest first by default (RWD-006). */
export const listDays = (
  trx: Trx,
  monthId: string,
  { sort_direction: direction = 'desc' }: DaysQuery = {},
): Promise<DayRow[]> =>
  trx
    .selectFrom('reward_days')
    .select(['day', sql<string>`payment_volume::text`.as('payment_volume')])
    .select(sql<string>`average_balance::text`.as('average_balance'))
    .select(sql<string>`rate::text`.as('rate'))
    .select(sql<string>`reward::text`.as('reward'))
    .where('month_id', '=', monthId)
    .orderBy('day', direction)
    .execute()
