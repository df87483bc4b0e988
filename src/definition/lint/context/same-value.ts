/** Limit of compared parts; larger values count as different. */
const MOST_PARTS = 20_000

/**
 * Tells whether two values are equal at any depth. Functions and class instances are equal only to
 * themselves.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  let left = MOST_PARTS
  const isSame = (here: unknown, there: unknown): boolean => {
    if (Object.is(here, there)) return true
    if (typeof here !== 'object' || typeof there !== 'object' || here === null || there === null) return false
    left -= 1
    if (left < 0 || Object.getPrototypeOf(here) !== Object.getPrototypeOf(there)) return false
    if (Array.isArray(here) && Array.isArray(there)) return isSameList(here, there)
    if (here instanceof Map && there instanceof Map) return isSameList([...here], [...there])
    if (here instanceof Set && there instanceof Set) return isSameList([...here], [...there])
    const names = Object.keys(here)
    return (
      Object.getPrototypeOf(here) === Object.prototype &&
      isSameList(names, Object.keys(there)) &&
      names.every((name) => isSame((here as never)[name], (there as never)[name]))
    )
  }
  const isSameList = (these: readonly unknown[], those: readonly unknown[]): boolean =>
    these.length === those.length && these.every((entry, at) => isSame(entry, those[at]))
  return isSame(one, other)
}
