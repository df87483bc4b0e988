import { checkAccountNumber } from '#values/account-number.ts'
import { findNumberDamage } from '#values/spreadsheet-damage.ts'
import { typedCode } from './typed-text.ts'
import type { FieldKind } from './types.ts'

/** Bank account number of 4 to 21 digits (IDN-066), narrowed by the server's requirements. */
export const accountNumber: FieldKind = {
  type: 'account-number',
  read: (raw) => typedCode(raw, 'account')?.replace(/[\s-]/g, ''),
  check: (value) => findNumberDamage(String(value)) ?? checkAccountNumber(String(value)),
  print: (value) => String(value),
}
