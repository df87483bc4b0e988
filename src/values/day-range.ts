const DAY = 86_400_000
const SHAPE = /^(day|week|month)-(\d{1,3})$|^days-([1-9]\d{0,2})$/

/** First and last day of a range, YYYY-MM-DD, both included. */
export interface DayRange {
  readonly first: string
  readonly last: string
}

/** Tells whether a text names a range: `month-1` is last month, `days-7` the last seven days. */
export const isDayRange = (name: string): boolean => SHAPE.test(name)

const written = (day: number): string => new Date(day).toISOString().slice(0, 10)

/** Returns the Monday of the week `back` weeks ago, in milliseconds. */
function weekStart(today: number, back: number): number {
  const weekday = (new Date(today).getUTCDay() + 6) % 7
  return today - (weekday + 7 * back) * DAY
}

function monthStart(today: number, back: number): number {
  const date = new Date(today)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1)
}

const startOf = {
  day: (today: number, back: number) => today - back * DAY,
  week: weekStart,
  month: monthStart,
} as const

/** Returns the range that a name means on `today`, YYYY-MM-DD. Weeks begin on Monday; a present period ends today. */
export function daysOf(name: string, today: string): DayRange | undefined {
  const [, unit, back, many] = SHAPE.exec(name) ?? []
  const now = Date.parse(today)
  if (many !== undefined) return { first: written(now - (Number(many) - 1) * DAY), last: today }
  if (unit === undefined) return undefined
  const start = startOf[unit as keyof typeof startOf]
  const first = start(now, Number(back))
  const end = back === '0' ? now : start(now, Number(back) - 1) - DAY
  return { first: written(first), last: written(end) }
}
