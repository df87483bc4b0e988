import { expect, it } from 'vitest'
import { pastDays } from './past-days.ts'

it('counts whole local days, today the last (HOME-005)', () => {
  const now = new Date(2026, 2, 30, 1, 15)
  expect(pastDays('7', now)).toEqual({ start: '2026-03-24', end: '2026-03-30' })
  expect(pastDays('30', now)).toEqual({ start: '2026-03-01', end: '2026-03-30' })
  expect(pastDays('60', now)).toEqual({ start: '2026-01-30', end: '2026-03-30' })
})

it('names no start for all available (HOME-005)', () => {
  expect(pastDays('all', new Date(2026, 0, 1))).toEqual({ end: '2026-01-01' })
})
