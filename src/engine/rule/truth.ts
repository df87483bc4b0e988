import type { Verdict } from './types.ts'

/** Truthiness of JSON Logic: an empty array is false, otherwise as in JavaScript (jsonlogic.com/truthy). */
export function isTruthy(value: unknown): boolean {
  return typeof value === 'object' && Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** Returns the verdict of a value; `undefined` is unknown. */
export function verdictOf(value: unknown): Verdict {
  if (value === undefined) return 'unknown'
  return isTruthy(value) ? 'yes' : 'no'
}
