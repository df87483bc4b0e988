import { isDecimal } from '#values/decimal.ts'
import { formatAmount } from '#values/money.ts'
import { readAmount } from './money.ts'
import type { FieldKind } from './types.ts'

/** A number without a unit, kept as a decimal string (law 3). */
export const number: FieldKind = {
  type: 'number',
  read: (raw) => readAmount(raw),
  check: (value) =>
    isDecimal(value) ? undefined : 'Enter a number, with a point before the decimals: 1,000.50.',
  print: (value) => (isDecimal(value) ? formatAmount(value) : String(value)),
}
