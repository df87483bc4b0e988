/**
 * Tells whether two plain values are equal in every part, as JSON compares them: 0 and -0 are one number.
 * Pending pairs are in a list instead of the call stack, so that any depth can be compared.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const open: (readonly [unknown, unknown])[] = [[a, b]]
  for (let pair = open.pop(); pair; pair = open.pop()) if (!isAlike(...pair, open)) return false
  return true
}

/** Compares two values without their parts, which are added to `open`. */
function isAlike(a: unknown, b: unknown, open: (readonly [unknown, unknown])[]): boolean {
  if (a === b || Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let at = 0; at < a.length; at += 1) open.push([a[at], b[at]])
    return true
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  for (const key of keys) {
    if (!Object.hasOwn(right, key)) return false
    open.push([left[key], right[key]])
  }
  return true
}
