import { isZone } from '#values/zoned-time.ts'
import { refused } from '../refused.ts'

const HEADER = 'x-timezone'

/** Returns the time zone of the header; UTC if there is none (API-151, OPEN-119). */
export const zoneOf = (headers: Record<string, string | string[] | undefined>) => {
  const zone = [headers[HEADER] ?? 'UTC'].flat()[0] ?? 'UTC'
  return isZone(zone) ? zone : refused('zone-unknown', { values: { zone: zone.slice(0, 60) } })
}

/** Refuses an unknown time zone in the query. */
export const unknownZone = (zone: string) =>
  refused('zone-unknown', {
    values: { zone: zone.slice(0, 60) },
    fields: [{ path: 'zone', keyword: 'zone-unknown', message: '' }],
  })

/** Returns true for a day of a year that the calendar of any zone and the database count, with the day after it. */
export const isReadableDay = (day: string): boolean => day >= '1000' && day < '9999'

/**
 * Returns the first instant after a millisecond. A day ends with its last one, and rows are stamped in
 * microseconds (TRU-788).
 */
export const afterMillisecond = (time: string): Date => new Date(Date.parse(time) + 1)

const DAY = 86_400_000

/** Adds days to a date; a negative count subtracts. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)

/** Returns the dates of a range, both ends included. */
export const daysFrom = (first: string, last: string): string[] => {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1
  return Array.from({ length: Math.max(count, 0) }, (_, place) => daysAfter(first, place))
}
