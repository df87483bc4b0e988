import { isBlank } from './blank.ts'
import { currentLanguage, english } from './language.ts'
import { sayMeasures } from './generated/say-measures.ts'

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isDay(year: string, month: string, day: string): boolean {
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  return m >= 1 && m <= 12 && d >= 1 && d <= daysIn(y, m)
}

function isIsoDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return isDay(year, month, day)
}

/** Tells whether a text is a real day YYYY-MM-DD, alone or with time and offset (VAL-003). */
export function isRealDate(text: string): boolean {
  return isIsoDay(text) || isIsoDay(INSTANT.exec(text)?.[1] ?? '')
}

/** Accepts a blank, or a real day dd/mm/yyyy (VAL-001, VAL-002). */
export function checkDayMonthYear(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  return isBlank(text) || isDay(year, month, day) ? undefined : sayMeasures('date', { shape: 'dd/mm/yyyy' })
}

type DayPart = 'day' | 'month' | 'year'

const MONTH_FIRST: readonly DayPart[] = ['month', 'day', 'year']
const isDayPart = (type: string): type is DayPart => ['day', 'month', 'year'].includes(type)

/**
 * Returns the order of the parts of a day in the reader's language; the portal's English is that of the
 * United States (PAY-055).
 */
export function dayOrder(): readonly DayPart[] {
  const { tag } = currentLanguage()
  if (tag === english.tag) return MONTH_FIRST
  return new Intl.DateTimeFormat(tag).formatToParts(0).flatMap(({ type }) => (isDayPart(type) ? [type] : []))
}

const shapeOf = (parts: readonly DayPart[], between: string): string =>
  parts.map((part) => sayMeasures('digits', { part })).join(between)

/** The same as people are shown it: `MM/DD/YYYY`, in Spanish `DD/MM/AAAA`. */
export function dayShape(): string {
  return shapeOf(dayOrder(), '/')
}

/** The shape of YYYY-MM-DD in the letters of the reader. */
export function isoShape(): string {
  return shapeOf(['year', 'month', 'day'], '-')
}

/** Converts a day typed in the reader's order to YYYY-MM-DD; undefined for a day that does not exist. */
export function fromTypedDay(text: string): string | undefined {
  const typed = text.trim().split('/')
  const order = dayOrder()
  const isDigits =
    typed.length === 3 &&
    typed.every((part, at) => (order[at] === 'year' ? /^\d{4}$/ : /^\d{1,2}$/).test(part))
  if (!isDigits) return undefined
  const partAt = (part: DayPart) => typed[order.indexOf(part)] ?? ''
  const iso = `${partAt('year')}-${partAt('month').padStart(2, '0')}-${partAt('day').padStart(2, '0')}`
  return isIsoDay(iso) ? iso : undefined
}

/** Formats a day YYYY-MM-DD in the reader's order; any other text is returned as it is. */
export function toTypedDay(text: string): string {
  if (!isIsoDay(text)) return text
  const [year = '', month = '', day = ''] = text.split('-')
  const parts = { year, month, day }
  return dayOrder()
    .map((part) => parts[part])
    .join('/')
}

/** Accepts a blank, or a real day YYYY-MM-DD (IDN-048). */
export function checkYearMonthDay(text: string): string | undefined {
  return isBlank(text) || isIsoDay(text) ? undefined : sayMeasures('date', { shape: isoShape() })
}

// Creating a formatter is ten times slower than using it, and a table shows hundreds of dates.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(tag: string, zone: string, label: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${zone} ${Object.keys(label).join()}`
  const day: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' }
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { ...day, ...label, timeZone: zone })
  formatters.set(key, formatter)
  return formatter
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/**
 * Returns the parts of an instant in UTC, without Intl: the first formatter of a page takes as long as a
 * screen of rows.
 */
function utcParts(text: string, { hour, timeZoneName }: Intl.DateTimeFormatOptions): Map<string, string> {
  const at = new Date(text)
  const two = (value: number) => String(value).padStart(2, '0')
  return new Map([
    ['month', MONTHS[at.getUTCMonth()] ?? ''],
    ['day', String(at.getUTCDate())],
    ['year', String(at.getUTCFullYear())],
    ...(hour
      ? ([
          ['hour', two(at.getUTCHours())],
          ['minute', two(at.getUTCMinutes())],
        ] as const)
      : []),
    ...(timeZoneName ? ([['timeZoneName', 'UTC']] as const) : []),
  ])
}

function partsOf(text: string, zone: string, label: Intl.DateTimeFormatOptions): Map<string, string> {
  if (isIsoDay(text)) return utcParts(text, {})
  if (zone === 'UTC') return utcParts(text, label)
  const parts = formatterFor('en-US', zone, label).formatToParts(new Date(text))
  return new Map(parts.map(({ type, value }) => [type, value]))
}

function print(text: string, zone: string, label: Intl.DateTimeFormatOptions): string {
  if (!isRealDate(text)) return sayMeasures('invalidDate')
  const { tag } = currentLanguage()
  // The portal's English is the same in every country; other languages use their own format.
  if (tag !== english.tag)
    return isIsoDay(text)
      ? formatterFor(tag, 'UTC', {}).format(new Date(text))
      : formatterFor(tag, zone, label).format(new Date(text))
  const parts = partsOf(text, zone, label)
  const day = `${parts.get('month')} ${parts.get('day')}, ${parts.get('year')}`
  const clock = parts.has('hour') ? `, ${parts.get('hour')}:${parts.get('minute')}` : ''
  const zoneName = parts.has('timeZoneName') ? ` ${parts.get('timeZoneName')}` : ''
  return `${day}${clock}${zoneName}`
}

/**
 * Formats a day, with its zone unless the value is a whole day; 'Invalid Date' for anything else (FMT-001).
 */
export function formatDate(text: string, zone: string): string {
  return print(text, zone, { timeZoneName: 'short' })
}

/**
 * Formats day and time on a 24-hour clock with the zone; a whole day stays a day; 'Invalid Date' for anything
 * else (FMT-001).
 */
export function formatDateTime(text: string, zone: string): string {
  return print(text, zone, { timeZoneName: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}
