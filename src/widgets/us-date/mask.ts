import { dayOrder } from '#values/date.ts'
import { normaliseCode } from '#values/normal-text.ts'
import type { Mask } from '../typing/mask.ts'

const DIGITS = 8

/**
 * Adds the slashes of a day in the reader's order while it is typed; a typed slash completes the part before
 * it.
 */
export const maskUsDay: Mask = (typed, change) => {
  const plain = normaliseCode(typed)
  if (change === 'paste' || /[^\d/]/.test(plain)) return typed
  const sizes = dayOrder().map((part) => (part === 'year' ? 4 : 2))
  const [first = 2, second = 2] = sizes
  const closed = plain
    .split('/')
    .map((part, at, parts) =>
      at < parts.length - 1 && part !== '' ? part.padStart(sizes[at] ?? 2, '0') : part,
    )
    .join('/')
  const digits = closed.replace(/\D/g, '')
  if (change === 'key' && digits.length > DIGITS) return undefined
  const cuts = [digits.slice(0, first), digits.slice(first, first + second), digits.slice(first + second)]
  const parts = cuts.filter(Boolean).join('/')
  const isFull = digits.length === first || digits.length === first + second
  return closed.endsWith('/') && change === 'key' && isFull ? `${parts}/` : parts
}
