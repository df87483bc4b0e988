import { sayPayments } from '#values/generated/say-payments.ts'

const steps = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** A span of time in its two largest units, as in '2 h 5 min'; never below zero. */
export function sayElapsed(milliseconds: number): string {
  let left = Math.max(0, Math.floor(milliseconds / 1000))
  const parts = steps.map(([unit, size]) => {
    const count = Math.floor(left / size)
    left -= count * size
    return { count, unit }
  })
  const first = parts.findIndex(({ count }) => count > 0)
  if (first < 0) return sayPayments('seconds', { count: 0 })
  const shown = parts.slice(first, first + 2).filter(({ count }) => count > 0)
  return shown.map(({ count, unit }) => sayPayments(unit, { count })).join(' ')
}
