import { sql } from 'kysely'
import type { PaymentsData } from '#definition/generated/wire-entities.ts'
import { add } from '#values/decimal.ts'
import type { Trx } from '../store/tenant.ts'
import type { DayRange } from './days.ts'

type Outcome = Exclude<keyof PaymentsData['totals'], 'count' | 'sent'>

interface Group {
  place: number
  outcome: Outcome
  currency: string
  count: number
  sent: string | null
}

const outcome = sql`case
  when state = 'COMPLETED' then 'completed'
  when state = 'RETURNED' then 'returned'
  when state = 'PENDING_APPROVAL' or shown_for_approval = 'PENDING_APPROVAL' then 'waiting'
  when state in ('EXPIRED', 'CANCELED', 'DECLINED') or shown_for_approval = 'REJECTED' then 'notSent'
  when state = 'FAILED' then 'failed'
  else 'inProgress' end`

const readGroups = async (trx: Trx, starts: readonly string[]): Promise<Group[]> => {
  const { rows } = await sql<Group>`
    select place, outcome, currency, count(*)::int as count,
      sum(amount) filter (where is_own and outcome in ('completed', 'inProgress'))::text as sent
    from (select width_bucket(created_at, ${starts}::timestamptz[]) - 1 as place, ${outcome} as outcome,
        source_currency as currency, source_amount as amount, side = 'sender' as is_own
      from payments where created_at >= ${starts[0]}::timestamptz and created_at < ${starts.at(-1)}::timestamptz) counted
    group by place, outcome, currency order by place, currency`.execute(trx)
  return rows
}

const total = (groups: readonly Group[]): number => groups.reduce((sum, group) => sum + group.count, 0)

const sentOf = (groups: readonly Group[]) => {
  const sums = new Map<string, string>()
  for (const { currency, sent } of groups)
    if (sent !== null) sums.set(currency, add(sums.get(currency) ?? '0', sent))
  return [...sums]
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
}

/** Counts payments by day and by outcome, and sums the amounts sent by currency, exactly (API-151). */
export const readPaymentsData = async (trx: Trx, { zone, days, starts }: DayRange) => {
  const groups = days.length > 0 ? await readGroups(trx, starts) : []
  const byDay = Map.groupBy(groups, (group) => group.place)
  const counted = (requested: Outcome) => total(groups.filter((group) => group.outcome === requested))
  return {
    zone,
    start: days[0] ?? '',
    end: days.at(-1) ?? '',
    days: days.map((day, place) => {
      const own = byDay.get(place) ?? []
      return { day, count: total(own), sent: sentOf(own) }
    }),
    totals: {
      count: total(groups),
      completed: counted('completed'),
      failed: counted('failed'),
      returned: counted('returned'),
      inProgress: counted('inProgress'),
      waiting: counted('waiting'),
      notSent: counted('notSent'),
      sent: sentOf(groups),
    },
  }
}
