const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** A length of time in words, its seconds split into the largest units: '5 minutes', '1 hour 30 minutes'; undefined for what is none. */
export function sayDuration(seconds: number): string | undefined {
  if (!Number.isFinite(seconds) || seconds < 0) return undefined
  let rest = Math.round(seconds)
  const parts = UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest %= size
    return count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]
  })
  return parts.length === 0 ? '0 seconds' : parts.join(' ')
}
