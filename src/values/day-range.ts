const DAY = 86_400_000
const SHAPE = /^(day|week|month)-(\d{1,3})$|^days-([1-9]\d{0,2})$/

/** A first and a last day, both YYYY-MM-DD and both within. */
export interface DayRange {
  readonly first: string
  readonly last: string
}

/** Whether a text names a range of days: `month-1` is the month before this one, `days-7` are the last seven days. */
export const isDayRange = (name: string): boolean => SHAPE.test(name)

const written = (day: number): string => new Date(day).toISOString().slice(0, 10)

/** The Monday of the week that lies so many weeks back. */
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

/** The days that a name means on a day, YYYY-MM-DD; a week begins on Monday, and what has begun ends today. */
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
