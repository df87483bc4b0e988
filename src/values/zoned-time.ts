const QUARTER = 900_000
const REMEMBERED = 5000

/** Tells whether the JavaScript engine has a time zone of this name. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function minutesOf(offset: string): number {
  const [, sign, hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function writeOffset(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/**
 * Returns a formatter of instants as '2026-03-04 13:00:00 +01:00' in one zone. It caches each quarter of an
 * hour, since Intl is slow.
 */
export function zonedTimes(zone: string): (instant: string) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const existing = new Map<number, number>()
  const offsetAt = (time: number): number => {
    const quarter = Math.floor(time / QUARTER)
    const before = existing.get(quarter)
    if (before !== undefined) return before
    if (existing.size >= REMEMBERED) existing.clear()
    const name = format.formatToParts(time).find((part) => part.type === 'timeZoneName')
    const offset = minutesOf(name?.value ?? 'GMT')
    existing.set(quarter, offset)
    return offset
  }
  return (instant) => {
    const time = Date.parse(instant)
    const offset = offsetAt(time)
    const shifted = new Date(time + offset * 60_000).toISOString()
    return `${shifted.slice(0, 10)} ${shifted.slice(11, 19)} ${writeOffset(offset)}`
  }
}
