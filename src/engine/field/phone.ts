import { checkPhone, withLeadingPlus } from '#values/phone.ts'
import { findNumberDamage, withoutDecimals } from '#values/spreadsheet-damage.ts'
import { typedCode } from './typed-text.ts'
import type { FieldKind } from './types.ts'

/** Telephone number: a leading plus is added, digits and hyphens stay (IDN-063, IDN-064). */
export const phone: FieldKind = {
  type: 'phone',
  read: (raw) => {
    const code = typedCode(raw, 'phone')
    if (code === undefined || findNumberDamage(withoutDecimals(code)) !== undefined) return code
    return withLeadingPlus(withoutDecimals(code).replace(/\(0\)|[\s()./]/g, ''))
  },
  check: (value) => findNumberDamage(String(value)) ?? checkPhone(String(value)),
  print: (value) => String(value),
}
