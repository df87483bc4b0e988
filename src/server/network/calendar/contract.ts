import { isRealDate } from '#values/date.ts'
import { objectOf } from '#values/object.ts'
import { isZone } from '#values/zoned-time.ts'
import { isCurrency } from '../credit/contract.ts'
import type { BankCalendar } from './arrival.ts'

const MOST_CALENDARS = 300
const MOST_HOLIDAYS = 500
const WEEK: readonly unknown[] = [1, 2, 3, 4, 5, 6, 7]
const DAY_LENGTH = 10

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && value.length === DAY_LENGTH && isRealDate(value)

const CHECKS: Readonly<Record<keyof BankCalendar, (value: unknown) => boolean>> = {
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

const readCalendar = (body: unknown): BankCalendar | { wrong: string } => {
  const given = objectOf(body)
  const parts = Object.entries(CHECKS)
  const wrong = parts.find(([name, isRight]) => !isRight(given[name] ?? undefined))
  if (wrong) return { wrong: wrong[0] }
  return Object.fromEntries(
    parts.flatMap(([name]) => ((given[name] ?? undefined) === undefined ? [] : [[name, given[name]]])),
  ) as unknown as BankCalendar
}

/** Calendars as the contract has them; one part that is not makes all of them unreadable (TRU-534). */
export const readCalendars = (body: unknown): { content: readonly BankCalendar[] } | { why: string } => {
  const { calendars } = objectOf(body)
  if (!Array.isArray(calendars) || calendars.length > MOST_CALENDARS)
    return { why: `'calendars' is not as the contract has it.` }
  const read = calendars.map(readCalendar)
  const wrong = read.find((one) => 'wrong' in one)
  if (wrong) return { why: `'${wrong.wrong}' is not as the contract has it.` }
  const content = read as BankCalendar[]
  const names = content.map(({ currency, country }) => `${currency} ${country ?? ''}`)
  return new Set(names).size === names.length
    ? { content }
    : { why: 'Two calendars are of one currency and country.' }
}
