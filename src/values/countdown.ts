import { sayMeasures } from './generated/say-measures.ts'

const SECOND = 1000
const HOUR = 3600
const DAY = 24 * HOUR

function two(value: number): string {
  return String(value).padStart(2, '0')
}

function secondsIn(milliseconds: number): number {
  return milliseconds > 0 ? Math.ceil(milliseconds / SECOND) : 0
}

/** Time left as mm:ss, from one hour hh:mm:ss, never negative; 00:00 only when it is over (QUO-024, OPEN-35). */
export function formatCountdown(milliseconds: number): string {
  const seconds = secondsIn(milliseconds)
  const short = `${two(Math.floor((seconds % HOUR) / 60))}:${two(seconds % 60)}`
  return seconds < HOUR ? short : `${two(Math.floor(seconds / HOUR))}:${short}`
}

/** The countdown with its days from 24 hours on, for waits as long as an approval's (OPEN-19). */
export function formatTimeLeft(milliseconds: number): string {
  const seconds = secondsIn(milliseconds)
  if (seconds < DAY) return formatCountdown(milliseconds)
  const days = Math.floor(seconds / DAY)
  const rest = seconds % DAY
  const clock = rest < HOUR ? `00:${formatCountdown(rest * SECOND)}` : formatCountdown(rest * SECOND)
  return sayMeasures('timeLeft', { days, clock })
}
