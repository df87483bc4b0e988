import { checkPhone, withLeadingPlus } from '#values/phone.ts'
import { sayValues } from '#values/generated/say-values.ts'
import { findNumberDamage, withoutDecimals } from '#values/spreadsheet-damage.ts'
import { typedCode } from './typed-text.ts'
import type { FieldKind } from './types.ts'

/** An area code in brackets begins a number without its country: a plus would make (415) the 41 of Switzerland. */
const AREA_FIRST = /^\((?!0)\d/
/** The international prefix that most countries dial, in place of the plus. */
const DIALLED = /^\+?00(?=[1-9])/

/** Telephone number: a leading plus is added, digits and hyphens stay (IDN-063, IDN-064). */
export const phone: FieldKind = {
  type: 'phone',
  read: (raw) => {
    const code = typedCode(raw, 'phone')
    if (code === undefined || findNumberDamage(withoutDecimals(code)) !== undefined) return code
    if (AREA_FIRST.test(code)) return code
    return withLeadingPlus(
      withoutDecimals(code)
        .replace(/\(0\)|[\s()./]/g, '')
        .replace(DIALLED, '+'),
    )
  },
  check: (value) => {
    const text = String(value)
    return findNumberDamage(text) ?? (AREA_FIRST.test(text) ? sayValues('phoneCountry') : checkPhone(text))
  },
  print: (value) => String(value),
}
