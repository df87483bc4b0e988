import { sql, type RawBuilder } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import { pageOf, sliceOf, type PageQuery } from '../app/list/list-page.ts'
import type { Trx } from '../store/tenant.ts'

/** A month with the sums of its days, and its progress. */
export interface MonthRow {
  id: string
  first_day: string
  currency: string
  payment_volume: string
  average_balance: string
  rate: string
  reward: string
  /** True until its last day is over. */
  is_running: boolean
  /** True once its quarter is over: its reward is paid (RWD-004). */
  is_settled: boolean
}

interface MonthsQuery extends PageQuery {
  sort_direction?: 'asc' | 'desc'
}

export const TODAY = sql`(app_now() at time zone 'UTC')::date`

const selectMonths = async (trx: Trx, where: RawBuilder<unknown>, end: RawBuilder<unknown>) => {
  const { rows } = await sql<MonthRow>`
    select m.id, m.first_day, p.currency, sum(d.payment_volume)::text as payment_volume,
      avg(d.average_balance)::text as average_balance, avg(d.rate)::text as rate, sum(d.reward)::text as reward,
      (m.first_day + interval '1 month')::date > ${TODAY} as is_running,
      (date_trunc('quarter', m.first_day) + interval '3 months')::date <= ${TODAY} as is_settled
    from reward_months m
    join reward_programmes p on p.org_id = m.org_id
    join reward_days d on d.org_id = m.org_id and d.month_id = m.id
    where ${where} group by m.org_id, m.id, p.currency order by m.first_day ${end}`.execute(trx)
  return rows
}

/** Returns every month with at least one day. */
export const allMonths = (trx: Trx): Promise<MonthRow[]> => selectMonths(trx, sql`true`, sql``)

/** Returns a page of months, newest first by default (RWD-005). */
export const listMonths = async (
  trx: Trx,
  query: MonthsQuery,
): Promise<{ rows: MonthRow[]; page: ReturnType<typeof pageOf> }> => {
  const slice = sliceOf(query)
  const direction = sql.raw(query.sort_direction === 'asc' ? 'asc' : 'desc')
  const { total } = await trx
    .selectFrom('reward_days')
    .select((is) => is.fn.count<string>('month_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  const end = sql`${direction} limit ${slice.size} offset ${slice.offset}`
  return { rows: await selectMonths(trx, sql`true`, end), page: pageOf(slice, total) }
}

/** Returns one month; another organisation's is not found. */
export const findMonth = async (trx: Trx, id: string | undefined): Promise<MonthRow | undefined> =>
  id === undefined || checkUuid(id) ? undefined : (await selectMonths(trx, sql`m.id = ${id}`, sql``))[0]
