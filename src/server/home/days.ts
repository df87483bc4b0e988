import { sql } from 'kysely'
import { startOfDay } from '#values/zone-day.ts'
import { refused, refusedField } from '../app/refused.ts'
import type { Trx } from '../store/tenant.ts'
import { dayIn, daysAfter, daysFrom } from './zone.ts'

export interface DaysAsked {
  start?: string
  end?: string
}

export interface DaysWanted {
  zone: string
  days: string[]
  /** When each day begins there, and when the day after the last does. */
  starts: string[]
}

const WHOLE_DAY = /^\d{4}-\d\d-\d\d$/

const dayOf = (said: string, zone: string): string =>
  WHOLE_DAY.test(said) ? said : dayIn(zone, new Date(said))

const firstDay = async (trx: Trx, zone: string, today: string): Promise<string> => {
  const row = await trx
    .selectFrom('payments')
    .select(sql<Date | null>`min(created_at)`.as('at'))
    .executeTakeFirst()
  return row?.at ? dayIn(zone, row.at) : today
}

/** Whole days of a zone, today the last of them at the most; without a start all that have payments (HOME-005). */
export const daysWanted = async (
  trx: Trx,
  { start, end }: DaysAsked,
  { zone, now, most }: { zone: string; now: Date; most: number },
) => {
  const today = dayIn(zone, now)
  const asked = end === undefined ? today : dayOf(end, zone)
  const last = asked < today ? asked : today
  const first = start === undefined ? await firstDay(trx, zone, last) : dayOf(start, zone)
  if (start !== undefined && first > asked) return refusedField('range-reversed', 'start')
  const days = daysFrom(first, last)
  if (days.length > most) return refused('range-too-long', { values: { most: String(most) } })
  const starts = [...days, daysAfter(last, 1)].map((day) => startOfDay(day, zone))
  return { zone, days, starts }
}
