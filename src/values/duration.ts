import { sayMeasures } from './generated/say-measures.ts'

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/**
 * Formats seconds in the largest units: '5 minutes', '1 hour 30 minutes'; undefined for an invalid number.
 */
export function sayDuration(seconds: number): string | undefined {
  if (!Number.isFinite(seconds) || seconds < 0) return undefined
  let rest = Math.round(seconds)
  const parts = UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest %= size
    return count === 0 ? [] : [sayMeasures(unit, { count })]
  })
  return parts.length === 0 ? sayMeasures('seconds', { count: 0 }) : parts.join(' ')
}

/** Reads an ISO 8601 duration of whole days, such as P90D; undefined for any other text. */
export function readWholeDays(text: string): number | undefined {
  const days = /^P(\d+)D$/.exec(text)?.[1]
  return days === undefined ? undefined : Number(days)
}
