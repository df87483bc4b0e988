import { add } from '#values/decimal.ts'

export interface Sum {
  readonly currency: string
  readonly amount: string
}

export interface Day {
  readonly day: string
  readonly count: number
  readonly sent: readonly Sum[]
}

/** A day, or a month where there are too many days to tell apart. */
export interface Period {
  readonly label: string
  readonly short: string
  readonly count: number
  readonly sent: ReadonlyMap<string, string>
}

const mostDays = 92
const dayName = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const fullName = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Days as they came, or summed by month; each currency for itself. */
export function periodsOf(days: readonly Day[]): readonly Period[] {
  if (days.length <= mostDays) return days.map((day) => periodOf([day], dayName, fullName))
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 7)).values()].map((month) =>
    periodOf(month, monthName, monthName),
  )
}

function periodOf(days: readonly Day[], short: Intl.DateTimeFormat, full: Intl.DateTimeFormat): Period {
  const first = new Date(days[0]?.day ?? '')
  const sent = new Map<string, string>()
  for (const { currency, amount } of days.flatMap((day) => day.sent))
    sent.set(currency, add(sent.get(currency) ?? '0', amount))
  const count = days.reduce((total, day) => total + day.count, 0)
  return { label: full.format(first), short: short.format(first), count, sent }
}
