import { expect, it } from 'vitest'
import { arrivalDay, calendarOf, type BankCalendar } from './arrival.ts'
import { readCalendars } from './contract.ts'
import { joinCalendars } from './served-calendars.ts'

const LONDON: BankCalendar = {
  currency: 'GBP',
  zone: 'Europe/London',
  cutOff: '14:30',
  weekdays: [1, 2, 3, 4, 5],
  holidays: ['2026-12-25', '2026-12-28'],
  through: '2026-12-31',
}

it.each<[sent: string, at: string, days: number, arrives: string | undefined]>([
  ['in time', '2026-11-27T14:29:00Z', 0, '2026-11-27'],
  ['at the last moment', '2026-11-27T14:30:00Z', 0, '2026-11-30'],
  ['on a Saturday', '2026-11-28T09:00:00Z', 0, '2026-11-30'],
  ['late on a Sunday', '2026-11-29T23:00:00Z', 0, '2026-11-30'],
  ['before Christmas', '2026-12-24T15:00:00Z', 0, '2026-12-29'],
  ['a day before Christmas', '2026-12-24T10:00:00Z', 1, '2026-12-29'],
  ['in summer time', '2026-07-01T13:29:00Z', 0, '2026-07-01'],
  ['in summer time, at the last moment', '2026-07-01T13:30:00Z', 0, '2026-07-02'],
  ['at the end of the calendar', '2026-12-31T15:00:00Z', 0, undefined],
])('arrives by the days and hours of banks when it is sent %s (TRU-534)', (_, at, days, arrives) => {
  expect(arrivalDay(LONDON, days, new Date(at))).toBe(arrives)
})

it('counts by the day of the place, not of the reader (TRU-534)', () => {
  const manila: BankCalendar = { ...LONDON, currency: 'PHP', zone: 'Asia/Manila', cutOff: '12:00' }
  expect(arrivalDay(manila, 0, new Date('2026-11-26T22:00:00Z'))).toBe('2026-11-27')
  expect(arrivalDay(manila, 0, new Date('2026-11-27T05:00:00Z'))).toBe('2026-11-30')
})

it('takes the calendar of the country, or else that of the currency (TRU-534)', () => {
  const spain = { ...LONDON, currency: 'EUR', country: 'ES' }
  const { country: _, ...euro } = spain
  expect(calendarOf([euro, spain], { country: 'ES', currency: 'EUR' })).toBe(spain)
  expect(calendarOf([spain, euro], { country: 'DE', currency: 'EUR' })).toBe(euro)
  expect(calendarOf([spain], { country: 'DE', currency: 'EUR' })).toBeUndefined()
})

it('keeps its own calendar of a currency that the network says none of (TRU-534)', () => {
  const dollar = { ...LONDON, currency: 'USD' }
  const served = { ...LONDON, cutOff: '10:00' }
  expect(joinCalendars([LONDON, dollar], [served])).toEqual([served, dollar])
})

it.each<[what: string, changes: object]>([
  ['a currency that nobody knows', { currency: 'GBX' }],
  ['a country that is none', { country: 'England' }],
  ['a zone that is none', { zone: 'Europe/Camelot' }],
  ['an hour that is none', { cutOff: '25:00' }],
  ['a weekday that is none', { weekdays: [0, 1] }],
  ['no weekday', { weekdays: [] }],
  ['a day that is none', { holidays: ['2026-02-30'] }],
  ['a number instead of days', { holidays: 7 }],
  ['no end', { through: undefined }],
])('believes no calendar with %s (TRU-534)', (_, changes) => {
  expect(readCalendars({ calendars: [LONDON, { ...LONDON, currency: 'USD', ...changes }] })).toHaveProperty(
    'why',
  )
})

it('believes calendars that are whole, and not two of one place (TRU-534)', () => {
  expect(readCalendars({ calendars: [LONDON] })).toEqual({ content: [LONDON] })
  expect(readCalendars({ calendars: [LONDON, { ...LONDON, cutOff: '10:00' }] })).toHaveProperty('why')
})
