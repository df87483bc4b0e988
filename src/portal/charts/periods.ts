import { add } from '#values/decimal.ts'
import { currentLanguage } from '#values/language.ts'

export interface Sum {
  readonly currency: string
  readonly amount: string
}

export interface Day {
  readonly day: string
  readonly count: number
  readonly sent: readonly Sum[]
}

/** A day, or a month if there are too many days to show. */
export interface Period {
  readonly label: string
  readonly short: string
  readonly count: number
  readonly sent: ReadonlyMap<string, string>
}

const mostDays = 92

/** Writes days as the language of the reader does. */
const formatter = (how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(currentLanguage().tag, { ...how, timeZone: 'UTC' })

/** Returns the days as they are, or summed by month, per currency. */
export function periodsOf(days: readonly Day[]): readonly Period[] {
  if (days.length <= mostDays) {
    const [short, full] = [formatter({ month: 'short', day: 'numeric' }), formatter({ dateStyle: 'medium' })]
    return days.map((day) => periodOf([day], short, full))
  }
  const monthName = formatter({ month: 'short', year: 'numeric' })
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
