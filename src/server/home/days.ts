import { sql } from 'kysely'
import { dayIn, startOfDay } from '#values/zone-day.ts'
import { refused, refusedField } from '../app/refused.ts'
import type { Trx } from '../store/tenant.ts'
import { daysAfter, daysFrom } from '../app/values/zone.ts'

export interface DaysQuery {
  start?: string
  end?: string
}

export interface DayRange {
  zone: string
  days: string[]
  /** The start of each day in the zone, and of the day after the last one. */
  starts: string[]
}

const WHOLE_DAY = /^\d{4}-\d\d-\d\d$/

const dayOf = (message: string, zone: string): string =>
  WHOLE_DAY.test(message) ? message : dayIn(zone, Date.parse(message))

const firstDay = async (trx: Trx, zone: string, today: string): Promise<string> => {
  const row = await trx
    .selectFrom('payments')
    .select(sql<Date | null>`min(created_at)`.as('at'))
    .executeTakeFirst()
  return row?.at ? dayIn(zone, row.at.getTime()) : today
}

/**
 * Returns the requested days of a zone, up to today; without a start, from the first payment on (HOME-005).
 */
export const readDayRange = async (
  trx: Trx,
  { start, end }: DaysQuery,
  { zone, now, most }: { zone: string; now: Date; most: number },
) => {
  const today = dayIn(zone, now.getTime())
  const requested = end === undefined ? today : dayOf(end, zone)
  const last = requested < today ? requested : today
  const first = start === undefined ? await firstDay(trx, zone, last) : dayOf(start, zone)
  if (start !== undefined && first > requested) return refusedField('range-reversed', 'start')
  const days = daysFrom(first, last)
  if (days.length > most) return refused('range-too-long', { values: { most: String(most) } })
  const starts = [...days, daysAfter(last, 1)].map((day) => startOfDay(day, zone))
  return { zone, days, starts }
}
