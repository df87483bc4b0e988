import { sayDetails } from '#values/generated/say-details.ts'
import { sayDuration } from '#values/duration.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Returns an age in whole hours, or in whole minutes below one hour. */
export function sayAgo(milliseconds: number): string {
  if (milliseconds < MINUTE) return sayDetails('justNow')
  const unit = milliseconds < HOUR ? MINUTE : HOUR
  const duration = sayDuration((Math.floor(milliseconds / unit) * unit) / 1000)
  return sayDetails('ago', { duration: String(duration) })
}
