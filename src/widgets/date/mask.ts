import { fromTypedDay } from '#values/date.ts'
import { normaliseCode } from '#values/normal-text.ts'
import type { Mask } from '../typing/mask.ts'

const DIGITS = 8
/** Day in ISO order; eight digits with an impossible month or day have another order: 27112026. */
const ISO_DAY = /^\d{4}-?(?:0[1-9]|1[0-2])-?(?:0[1-9]|[12]\d|3[01])$/

/**
 * Adds the hyphens of YYYY-MM-DD while typing and converts a complete day with slashes. Another pasted form
 * stays, so that the check can explain it.
 */
export const maskDay: Mask = (typed, change) => {
  const plain = normaliseCode(typed)
  if (plain.includes('/')) return fromTypedDay(plain) ?? typed
  const isOther = change === 'paste' && !ISO_DAY.test(plain.trim())
  if (isOther) return typed
  const digits = plain.replace(/\D/g, '')
  if (change === 'key' && digits.length > DIGITS) return undefined
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
  return [year, month, day].filter(Boolean).join('-')
}
