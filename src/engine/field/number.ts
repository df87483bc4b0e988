import { isDecimal } from '#values/decimal.ts'
import { formatAmount } from '#values/money.ts'
import { sayAnswers } from '#values/generated/say-answers.ts'
import { readAmount } from './money.ts'
import type { FieldKind } from './types.ts'

/** Number without a unit, stored as a decimal string (law 3). */
export const number: FieldKind = {
  type: 'number',
  read: (raw) => readAmount(raw),
  check: (value) => (isDecimal(value) ? undefined : sayAnswers('number')),
  print: (value) => (isDecimal(value) ? formatAmount(value) : String(value)),
}
