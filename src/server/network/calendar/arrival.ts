import { dayIn, timeIn } from '#values/zone-day.ts'
import { daysAfter } from '../../app/values/zone.ts'

/** When money moves in one currency: business days of a place, and the hour until which it still moves the same day. */
export interface BankCalendar {
  currency: string
  /** Absent: wherever the currency is paid out. */
  country?: string
  zone: string
  /** The last moment of a day, such as '15:00'. */
  cutOff: string
  /** The days of the week on which banks work, Monday is 1. */
  weekdays: readonly number[]
  holidays: readonly string[]
  /** The last day that is known about. */
  through: string
}

const SUNDAY = 7

const isBankingDay = ({ weekdays, holidays }: BankCalendar, day: string): boolean =>
  weekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY) && !holidays.includes(day)

/** The first banking day from one on; undefined where the calendar ends before it. */
const bankingDayFrom = (calendar: BankCalendar, first: string): string | undefined => {
  for (let day = first; day <= calendar.through; day = daysAfter(day, 1))
    if (isBankingDay(calendar, day)) return day
  return undefined
}

/**
 * The day on which money arrives that is sent at a moment, so many banking days later; what comes after the last moment of a day, or on
 * none that banks work, counts as of the next one. Undefined beyond the end of the calendar (TRU-534).
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

/** The calendar of a place: that of its country, or else the one of its currency. */
export const calendarOf = (
  calendars: readonly BankCalendar[],
  { country, currency }: { country: string | undefined; currency: string },
): BankCalendar | undefined => {
  const own = calendars.filter((one) => one.currency === currency)
  return (
    own.find((one) => one.country === country && country !== undefined) ?? own.find((one) => !one.country)
  )
}
