import { expect, it } from 'vitest'
import { isZone, zonedTimes } from './zoned-time.ts'

it('writes a moment with the offset that held there and then', () => {
  const berlin = zonedTimes('Europe/Berlin')
  expect(berlin('2026-03-04T12:00:00.000Z')).toBe('2026-03-04 13:00:00 +01:00')
  expect(berlin('2026-07-04T12:00:00.000Z')).toBe('2026-07-04 14:00:00 +02:00')
  expect(berlin('2026-03-29T00:59:59.000Z')).toBe('2026-03-29 01:59:59 +01:00')
  expect(berlin('2026-03-29T01:00:00.000Z')).toBe('2026-03-29 03:00:00 +02:00')
})

it('knows offsets that are no whole hours, and UTC', () => {
  expect(zonedTimes('Asia/Kathmandu')('2026-01-01T00:00:00Z')).toBe('2026-01-01 05:45:00 +05:45')
  expect(zonedTimes('America/St_Johns')('2026-01-01T00:00:00Z')).toBe('2025-12-31 20:30:00 -03:30')
  expect(zonedTimes('UTC')('2026-01-01T00:00:00Z')).toBe('2026-01-01 00:00:00 +00:00')
})

it('tells a zone from a word', () => {
  expect(['Europe/Berlin', 'UTC'].map(isZone)).toEqual([true, true])
  expect(['Nowhere/Land', '', 'x y'].map(isZone)).toEqual([false, false, false])
})
