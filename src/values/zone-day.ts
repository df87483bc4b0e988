const DAY = 86_400_000

// Creating a formatter is ten times slower than using it.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(zone: string): Intl.DateTimeFormat {
  const two = '2-digit'
  const formatter =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    })
  formatters.set(zone, formatter)
  return formatter
}

/** Returns the local time of an instant, as the UTC milliseconds of the same clock face. */
function wallClock(instant: number, zone: string): number {
  const parts = formatterFor(zone).formatToParts(instant)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/**
 * Returns the first instant of a day in a zone, in milliseconds. If midnight is skipped, it is the first one
 * after the gap.
 */
function firstInstant(midnight: number, zone: string): number {
  const offsets = [-DAY, DAY].map((away) => wallClock(midnight + away, zone) - (midnight + away))
  const candidates = offsets.map((offset) => midnight - offset).toSorted((one, other) => one - other)
  const isOfThatDay = (instant: number) => Math.floor(wallClock(instant, zone) / DAY) === midnight / DAY
  return candidates.find(isOfThatDay) ?? candidates.at(-1)!
}

/** Returns the instant at which a day YYYY-MM-DD begins in an IANA zone. */
export function startOfDay(day: string, zone: string): string {
  return new Date(firstInstant(Date.parse(day), zone)).toISOString()
}

/** The last millisecond of a day, YYYY-MM-DD, in an IANA zone. */
export function endOfDay(day: string, zone: string): string {
  return new Date(firstInstant(Date.parse(day) + DAY, zone) - 1).toISOString()
}

/** The day, YYYY-MM-DD, that it is in an IANA zone at an instant in milliseconds. */
export function dayIn(zone: string, instant: number): string {
  return new Date(wallClock(instant, zone)).toISOString().slice(0, 10)
}

/** The time, HH:MM, that clocks show in an IANA zone at an instant in milliseconds. */
export function timeIn(zone: string, instant: number): string {
  return new Date(wallClock(instant, zone)).toISOString().slice(11, 16)
}
