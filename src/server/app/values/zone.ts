import { isZone } from '#values/zoned-time.ts'
import { refused } from '../refused.ts'

const HEADER = 'x-timezone'

/** The zone the person is in, from the header; UTC when none is named (API-151, OPEN-119). */
export const zoneOf = (headers: Record<string, string | string[] | undefined>) => {
  const zone = [headers[HEADER] ?? 'UTC'].flat()[0] ?? 'UTC'
  return isZone(zone) ? zone : refused('zone-unknown', { values: { zone: zone.slice(0, 60) } })
}

/** What is said where the zone was asked for in the address. */
export const unknownZone = (zone: string) =>
  refused('zone-unknown', {
    values: { zone: zone.slice(0, 60) },
    fields: [{ path: 'zone', keyword: 'zone-unknown', message: '' }],
  })

const DAY = 86_400_000

/** So many days later, or earlier. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)

/** The days from one to another, both included. */
export const daysFrom = (first: string, last: string): string[] => {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1
  return Array.from({ length: Math.max(count, 0) }, (_, place) => daysAfter(first, place))
}
