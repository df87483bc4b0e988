const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:\d\d))?$/

/** The order of two ISO 8601 days or moments, to the nanosecond; `undefined` when one is none. */
export function compareInstants(left: unknown, right: unknown): number | undefined {
  const [one, other] = [instantOf(left), instantOf(right)]
  if (!one || !other) return undefined
  return Math.sign(one.milliseconds - other.milliseconds || one.nanoseconds - other.nanoseconds)
}

const DAY = 86_400_000

/**
 * Returns the days between two ISO 8601 days or moments, negative if the second is earlier; `undefined` for
 * any other text.
 */
export function daysBetween(from: unknown, until: unknown): number | undefined {
  const [one, other] = [instantOf(from), instantOf(until)]
  if (!one || !other) return undefined
  return (wholeMilliseconds(other) - wholeMilliseconds(one)) / DAY
}

function wholeMilliseconds({ milliseconds, nanoseconds }: Instant): number {
  return milliseconds + Math.floor(nanoseconds / 1_000_000)
}

interface Instant {
  milliseconds: number
  nanoseconds: number
}

function instantOf(value: unknown): Instant | undefined {
  const parts = typeof value === 'string' && value.length <= 35 ? ISO.exec(value) : null
  if (!parts) return undefined
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0)) as Six
  const offset = offsetOf(parts[8])
  if (offset === undefined || hour > 23 || minute > 59 || second > 59) return undefined
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  const milliseconds = date.getTime() + ((hour * 60 + minute - offset) * 60 + second) * 1000
  return { milliseconds, nanoseconds: Number((parts[7] ?? '').padEnd(9, '0')) }
}

type Six = [number, number, number, number, number, number]

function offsetOf(zone: string | undefined): number | undefined {
  if (zone === undefined || zone === 'Z') return 0
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(4))]
  if (hours > 23 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}
