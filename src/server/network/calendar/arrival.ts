import { dayIn, timeIn } from '#values/zone-day.ts'
import { daysAfter } from '../../app/values/zone.ts'

/** The banking calendar of a currency at a place: its business days and daily cut-off times. */
export interface BankCalendar {
  currency: string
  /** The country; absent: every country where the currency is paid out. */
  country?: string
  zone: string
  /** The cut-off time, such as '15:00'. */
  cutOff: string
  /** The weekdays on which banks work; Monday is 1. */
  weekdays: readonly number[]
  holidays: readonly string[]
  /** The last day the calendar covers. */
  through: string
}

const SUNDAY = 7

const isBankingDay = ({ weekdays, holidays }: BankCalendar, day: string): boolean =>
  weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY) && !holidays.includes(day)

/** Returns the first banking day on or after a day; undefined if the calendar ends before it. */
const bankingDayFrom = (calendar: BankCalendar, first: string): string | undefined => {
  for (let day = first; day <= calendar.through; day = daysAfter(day, 1))
    if (isBankingDay(calendar, day)) return day
  return undefined
}

/**
 * Returns the day on which money sent at a moment arrives, `days` banking days later. After the cut-off, or
 * on a day banks are closed, it counts as sent on the next banking day. Undefined beyond the calendar
 * (TRU-534).
 */
export const arrivalDay = (calendar: BankCalendar, days: number, sentAt: Date): string | undefined => {
  const { zone, cutOff } = calendar
  const today = dayIn(zone, sentAt.getTime())
  const isInTime = timeIn(zone, sentAt.getTime()) < cutOff
  let day = bankingDayFrom(calendar, isInTime || !isBankingDay(calendar, today) ? today : daysAfter(today, 1))
  for (let left = days; left > 0 && day !== undefined; left -= 1)
    day = bankingDayFrom(calendar, daysAfter(day, 1))
  return day
}

/** Returns the calendar of a country, else that of its currency. */
export const calendarOf = (
  calendars: readonly BankCalendar[],
  { country, currency }: { country: string | undefined; currency: string },
): BankCalendar | undefined => {
  const own = calendars.filter((one) => one.currency === currency)
  return (
    own.find((one) => one.country === country && country !== undefined) ?? own.find((one) => !one.country)
  )
}
