import { expect, it } from 'vitest'
import { periodsOf } from './periods.ts'

const dayAt = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)

it('keeps days as days, each currency for itself', () => {
  const sent = [
    { currency: 'USD', amount: '10.10' },
    { currency: 'EUR', amount: '7' },
  ]
  const [period] = periodsOf([{ day: '2026-03-04', count: 2, sent }])
  expect(period).toMatchObject({ label: 'Mar 4, 2026', short: 'Mar 4', count: 2 })
  expect([...(period?.sent ?? [])]).toEqual([
    ['USD', '10.1'],
    ['EUR', '7'],
  ])
})

it('sums a long range by month, exactly', () => {
  const days = Array.from({ length: 120 }, (_, index) => ({
    day: dayAt(index),
    count: 1,
    sent: [{ currency: 'USD', amount: '0.10' }],
  }))
  const periods = periodsOf(days)
  expect(periods.map(({ label, count }) => [label, count])).toEqual([
    ['Jan 2026', 31],
    ['Feb 2026', 28],
    ['Mar 2026', 31],
    ['Apr 2026', 30],
  ])
  expect(periods[0]?.sent.get('USD')).toMatch(/^3\.10?$/)
})
