/** Days of a range as sent to the server: whole local days up to today; 'all' has no start (OPEN-119). */
export interface Days {
  readonly start?: string
  readonly end: string
}

const two = (part: number) => String(part).padStart(2, '0')

const isoDay = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** `days` is a number of days; any other text means all. */
export function pastDays(days: string, now: Date): Days {
  const end = isoDay(now)
  if (!/^\d+$/.test(days)) return { end }
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - Number(days) + 1)
  return { start: isoDay(first), end }
}
