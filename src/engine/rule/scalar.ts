import { LIMITS, spend, spendOnText, type Run } from './budget.ts'

/** A value as arithmetic and comparison see it: objects become their text, as JavaScript does, but within the budget. */
export function scalarOf(value: unknown, run: Run): unknown {
  if (typeof value === 'string') spendOnText(run, value)
  return typeof value !== 'object' || value === null ? value : textOf(value, run)
}

/** Returns a finite number; NaN and Infinity become unknown. */
export function finiteNumber(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined
}

/** Steps that printing a number of up to 17 digits costs. */
export const STEPS_PER_NUMBER = 3

/** The text of a value as JavaScript writes it, paid item by item; refuses deep, cyclic and unplain data. */
export function textOf(value: unknown, run: Run): string {
  return typeof value === 'object' && value !== null ? writtenOut(value, run, 0) : String(value)
}

function writtenOut(value: object, run: Run, depth: number): string {
  if (depth > LIMITS.depth) throw new TypeError('Too deep to be written as text.')
  if (!Array.isArray(value)) {
    if (!isPlain(value)) throw new TypeError('Not plain data.')
    return '[object Object]'
  }
  spend(run, 1 + value.length * STEPS_PER_NUMBER)
  let written = ''
  for (let index = 0; index < value.length; index += 1) {
    if (index > 0) written += ','
    const item: unknown = value[index]
    if (typeof item === 'string') spendOnText(run, item)
    if (item !== null && item !== undefined)
      written += typeof item === 'object' ? writtenOut(item, run, depth + 1) : String(item)
  }
  return written
}

/** Tells whether an object is plain JSON: no class, no conversion of its own. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === null || Object.getPrototypeOf(prototype) !== null) return false
  return !OWN_CONVERSIONS.some((key) => Object.hasOwn(value, key))
}

const OWN_CONVERSIONS: readonly PropertyKey[] = [
  'toString',
  'valueOf',
  Symbol.toPrimitive,
  Symbol.toStringTag,
]
