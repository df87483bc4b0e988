import { expect, it } from 'vitest'
import { daysOf, isDayRange } from './day-range.ts'

it.each([
  ['day-0', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['day-1', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['days-7', '2026-03-01', '2026-02-23', '2026-03-01'],
  ['week-0', '2026-03-01', '2026-02-23', '2026-03-01'],
  ['week-0', '2026-03-02', '2026-03-02', '2026-03-02'],
  ['week-1', '2026-03-02', '2026-02-23', '2026-03-01'],
  ['month-0', '2026-03-17', '2026-03-01', '2026-03-17'],
  ['month-1', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['month-1', '2026-01-15', '2025-12-01', '2025-12-31'],
])('takes %s on %s for %s until %s (TRU-666)', (name, today, first, last) => {
  expect(daysOf(name, today)).toEqual({ first, last })
})

it('takes nothing else for a range of days (TRU-666)', () => {
  const others = ['', 'month', 'days-0', 'month--1', 'year-1', 'day-1 ']
  expect(others.filter(isDayRange)).toEqual([])
  expect(daysOf('year-1', '2026-03-01')).toBeUndefined()
})
