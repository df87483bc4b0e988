import { describe, expect, it } from 'vitest'
import { formatCountdown, formatTimeLeft } from './countdown.ts'

const HOUR = 3_600_000

describe('countdown', () => {
  it.each([
    [30_000, '00:30'],
    [HOUR - 1000, '59:59'],
    [HOUR, '01:00:00'],
    [HOUR + 61_000, '01:01:01'],
    [100 * HOUR, '100:00:00'],
    [60_000, '01:00'],
    [59 * 60_000 + 1, '59:01'],
  ])('shows %i ms as %s (QUO-024)', (milliseconds, shown) => {
    expect(formatCountdown(milliseconds)).toBe(shown)
  })

  it('is never negative, and zero only when it is over (QUO-024)', () => {
    expect(formatCountdown(-5000)).toBe('00:00')
    expect(formatCountdown(0)).toBe('00:00')
    expect(formatCountdown(Number.NaN)).toBe('00:00')
    expect(formatCountdown(1)).toBe('00:01')
  })

  it('shows days from 24 hours on', () => {
    expect(formatTimeLeft(24 * HOUR - 1000)).toBe('23:59:59')
    expect(formatTimeLeft(24 * HOUR)).toBe('1 day 00:00:00')
    expect(formatTimeLeft(25 * HOUR)).toBe('1 day 01:00:00')
    expect(formatTimeLeft(24 * HOUR + 61_000)).toBe('1 day 00:01:01')
    expect(formatTimeLeft(51 * HOUR + 61_000)).toBe('2 days 03:01:01')
    expect(formatTimeLeft(-1)).toBe('00:00')
  })
})
