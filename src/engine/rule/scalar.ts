import { LIMITS, spend, spendOnText, type Run } from './budget.ts'

/** A value as arithmetic and comparison see it: objects become their text, as JavaScript does, but within the budget. */
export function scalarOf(value: unknown, run: Run): unknown {
  if (typeof value === 'string') spendOnText(run, value)
  return typeof value !== 'object' || value === null ? value : textOf(value, run)
}

/** A number that JSON could hold; NaN and Infinity are no answer, so they are unknown. */
export function knownNumber(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined
}

/** The text of a value as JavaScript writes it; refuses deep, cyclic and unplain data before it is walked. */
export function textOf(value: unknown, run: Run): string {
  if (typeof value === 'object' && value !== null) survey(value, run)
  return String(value)
}

function survey(root: object, run: Run): void {
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LIMITS.depth) throw new TypeError('Too deep to be written as text.')
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string') spendOnText(run, value)
      if (typeof value !== 'object' || value === null) continue
      if (Array.isArray(value)) {
        spend(run, value.length)
        for (const item of value) next.push(item)
      } else if (!isPlain(value)) throw new TypeError('Not plain data.')
    }
    level = next
  }
}

/** Whether an object is what JSON can hold: no class, and no conversion of its own. */
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
