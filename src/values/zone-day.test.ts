import fc from 'fast-check'
import { expect, it } from 'vitest'
import { endOfDay, startOfDay } from './zone-day.ts'

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
