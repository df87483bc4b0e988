import type { Luck } from '../luck.ts'

const DAY = 86_400_000
const DAYS = 548
const WEEK = [0.25, 1.1, 1.2, 1.15, 1.2, 1.35, 0.4]
const OFFICE_HOURS = [8, 9, 9, 10, 10, 11, 11, 12, 13, 14, 14, 15, 15, 16, 16, 17, 18, 20]

const daysLeftInMonth = (day: Date): number =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate() - day.getUTCDate()

/** Returns the activity of a day: weekly rhythm, busy ends of months, and growth. */
const busyness = (day: Date, place: number): number =>
  (WEEK[day.getUTCDay()] ?? 1) * (daysLeftInMonth(day) < 3 ? 2.4 : 1) * (0.6 + (0.8 * place) / DAYS)

/** Returns the times of `count` payments over the 18 months before a moment, oldest first. */
export const momentsBefore = (end: Date, count: number, luck: Luck): Date[] => {
  const first = Math.floor(end.getTime() / DAY) * DAY - DAYS * DAY
  const weights = Array.from({ length: DAYS }, (_, place) => busyness(new Date(first + place * DAY), place))
  const total = weights.reduce((all, weight) => all + weight, 0)
  const moments: Date[] = []
  let sum = 0
  for (const [place, weight] of weights.entries()) {
    // Divided by the total at the end, so that the last day reaches exactly 1; summing fractions would lose
    // payments.
    sum += weight
    const due = Math.floor((sum / total) * count)
    while (moments.length < due) {
      const hour = luck.pick(OFFICE_HOURS)
      moments.push(new Date(first + place * DAY + hour * 3_600_000 + luck.below(3_600_000)))
    }
  }
  return moments.toSorted((left, right) => left.getTime() - right.getTime())
}
