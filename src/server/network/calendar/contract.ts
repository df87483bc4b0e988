import { isRealDate } from '#values/date.ts'
import { isZone } from '#values/zoned-time.ts'
import { isCurrency } from '../credit/contract.ts'
import { readList, readParts, type PartChecks } from '../http/contract-parts.ts'
import type { BankCalendar } from './arrival.ts'

const MOST_CALENDARS = 300
const MOST_HOLIDAYS = 500
const WEEK: readonly unknown[] = [1, 2, 3, 4, 5, 6, 7]
const DAY_LENGTH = 10

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && value.length === DAY_LENGTH && isRealDate(value)

const CHECKS: PartChecks<BankCalendar> = {
  currency: isCurrency,
  country: (value) => value === undefined || (typeof value === 'string' && /^[A-Z]{2}$/.test(value)),
  zone: (value) => typeof value === 'string' && isZone(value),
  cutOff: (value) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value),
  weekdays: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    new Set(value).size === value.length &&
    value.every((one) => WEEK.includes(one)),
  holidays: (value) => Array.isArray(value) && value.length <= MOST_HOLIDAYS && value.every(isDay),
  through: isDay,
}

const readCalendar = (body: unknown) => readParts(CHECKS, body)

/** Reads calendars from a body of the contract; one invalid part makes all of them unreadable (TRU-534). */
export const readCalendars = (body: unknown): { content: readonly BankCalendar[] } | { why: string } => {
  const read = readList({ name: 'calendars', most: MOST_CALENDARS }, readCalendar, body)
  if ('why' in read) return read
  const places = read.content.map(({ currency, country }) => `${currency} ${country ?? ''}`)
  return new Set(places).size === places.length
    ? read
    : { why: 'Two calendars are of one currency and country.' }
}
