import { checkYearMonthDay, fromMonthDayYear, toMonthDayYear } from '#values/date.ts'
import { sayMeasures } from '#values/generated/say-measures.ts'
import { typedCode } from './typed-text.ts'
import type { FieldKind } from './types.ts'

// A year that was begun and not finished, such as 0202, is no year anybody asks for.
const YEAR = /^[12]/
const refusal = () => sayMeasures('date', { shape: 'MM/DD/YYYY' })

/** A real day typed MM/DD/YYYY and kept as YYYY-MM-DD (PAY-055); what is no day stays as typed, to be explained. */
export const usDate: FieldKind = {
  type: 'us-date',
  read(raw) {
    const typed = typedCode(raw)
    return typed === undefined ? undefined : (fromMonthDayYear(typed) ?? typed)
  },
  check: (value) => {
    const isDay = checkYearMonthDay(String(value)) === undefined && YEAR.test(String(value))
    return isDay ? undefined : refusal()
  },
  print: (value) => toMonthDayYear(String(value)),
  missing: refusal,
}
