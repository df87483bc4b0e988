import { checkYearMonthDay, dayShape, formatDate, fromTypedDay } from '#values/date.ts'
import { unambiguousDay } from '#values/day-input.ts'
import { sayMeasures } from '#values/generated/say-measures.ts'
import { typedCode } from './typed-text.ts'
import type { FieldKind } from './types.ts'

// An unfinished year, such as 0202, is no valid year.
const YEAR = /^[12]/
const refusal = () => sayMeasures('date', { shape: dayShape() })

/**
 * Real date typed in the reader's order, MM/DD/YYYY in English, and stored as YYYY-MM-DD (PAY-055, TRU-601).
 * An invalid date stays as typed, to be explained.
 */
export const usDate: FieldKind = {
  type: 'us-date',
  read(raw) {
    const typed = typedCode(raw)
    return typed === undefined ? undefined : (fromTypedDay(typed) ?? unambiguousDay(typed) ?? typed)
  },
  check: (value) => {
    const isDay = checkYearMonthDay(String(value)) === undefined && YEAR.test(String(value))
    return isDay ? undefined : refusal()
  },
  print: (value) => formatDate(String(value), 'UTC'),
  missing: refusal,
}
