import { normaliseCode } from '#values/normal-text.ts'
import type { Mask } from '../typing/mask.ts'

const DIGITS = 8

/** Sets the strokes of MM/DD/YYYY while it is typed; a stroke typed by the person closes the part before it. */
export const maskUsDay: Mask = (typed, change) => {
  const plain = normaliseCode(typed)
  if (change === 'paste' || /[^\d/]/.test(plain)) return typed
  const closed = plain.replace(/^(\d)\//, '0$1/').replace(/^(\d{2}\/)(\d)\//, '$10$2/')
  const digits = closed.replace(/\D/g, '')
  if (change === 'key' && digits.length > DIGITS) return undefined
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/')
  const hasStroke = closed.endsWith('/') && change === 'key' && /^\d{2}(\/\d{2})?$/.test(parts)
  return hasStroke ? `${parts}/` : parts
}
