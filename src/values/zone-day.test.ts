import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayIn, endOfDay, startOfDay, timeIn } from './zone-day.ts'

it.each([
  ['UTC', '2026-11-01', '2026-11-01T00:00:00.000Z', '2026-11-01T23:59:59.999Z'],
  ['Asia/Kolkata', '2026-03-09', '2026-03-08T18:30:00.000Z', '2026-03-09T18:29:59.999Z'],
  ['Pacific/Kiritimati', '2026-03-09', '2026-03-08T10:00:00.000Z', '2026-03-09T09:59:59.999Z'],
  // The clocks change within the day: it has 23 hours in March and 25 in November.
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
  // Midnight itself is skipped, or comes twice.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T01:59:59.999Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
])('knows when a day begins and ends in %s: %s', (zone, day, start, end) => {
  expect(startOfDay(day, zone)).toBe(start)
  expect(endOfDay(day, zone)).toBe(end)
})

it('lets days follow each other without a gap, wherever', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/Sao_Paulo', 'Africa/Cairo', 'Asia/Tehran')
  const days = fc.integer({ min: 10_000, max: 25_000 })
  fc.assert(
    fc.property(zones, days, (zone, at) => {
      const iso = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10)
      const gap = Date.parse(startOfDay(iso(at + 1), zone)) - Date.parse(endOfDay(iso(at), zone))
      const hours =
        (Date.parse(endOfDay(iso(at), zone)) + 1 - Date.parse(startOfDay(iso(at), zone))) / 3_600_000
      expect(gap).toBe(1)
      expect([23, 24, 25]).toContain(hours)
    }),
  )
})

it.each([
  // The islands went over the date line, so that a whole day is missing.
  ['Pacific/Apia', '2011-12-29', '2011-12-30', '2011-12-31', '2011-12-30T10:00:00.000Z'],
  ['Pacific/Kwajalein', '1993-08-20', '1993-08-21', '1993-08-22', '1993-08-21T12:00:00.000Z'],
])('gives a zone that skipped a day, %s, the whole day before it', (zone, before, skipped, after, border) => {
  expect(startOfDay(after, zone)).toBe(border)
  expect(Date.parse(endOfDay(before, zone)) + 1).toBe(Date.parse(border))
  expect(Date.parse(border) - Date.parse(startOfDay(before, zone))).toBe(86_400_000)
  expect(startOfDay(skipped, zone)).toBe(border)
  expect(Date.parse(endOfDay(skipped, zone)) + 1).toBe(Date.parse(border))
})

it('says which day and time it is in a zone, by summer time and over midnight (TRU-534)', () => {
  const summer = Date.parse('2026-07-01T13:30:00Z')
  expect([dayIn('Europe/London', summer), timeIn('Europe/London', summer)]).toEqual(['2026-07-01', '14:30'])
  const late = Date.parse('2026-11-26T16:00:59Z')
  expect([dayIn('Asia/Manila', late), timeIn('Asia/Manila', late)]).toEqual(['2026-11-27', '00:00'])
})
