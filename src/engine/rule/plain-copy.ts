import { LIMITS } from './budget.ts'

const MOST_PARTS = 20_000

/** A copy of own plain data for a library that would read further: no getters, functions, classes or `__proto__`. */
export function plainCopy(source: unknown): unknown {
  let parts = 0
  const copy = (value: unknown, depth: number): unknown => {
    parts += 1
    if (parts > MOST_PARTS || depth > LIMITS.depth) throw new RangeError('Too much data.')
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value
    if (Array.isArray(value) && value.length > MOST_PARTS - parts) throw new RangeError('Too much data.')
    const prototype: unknown = Object.getPrototypeOf(value)
    const isBare = prototype === null
    if (!isBare && !Array.isArray(value) && Object.getPrototypeOf(prototype) !== null)
      throw new TypeError('Not plain data.')
    const target: unknown[] | Record<string, unknown> = Array.isArray(value)
      ? []
      : (Object.create(isBare ? null : Object.prototype) as Record<string, unknown>)
    for (const key of Object.keys(value)) {
      const descriptor = Object.getOwnPropertyDescriptor(value, key)
      if (key === '__proto__' || !descriptor || !('value' in descriptor)) continue
      ;(target as Record<string, unknown>)[key] = copy(descriptor.value, depth + 1)
    }
    return target
  }
  return copy(source, 0)
}
