import type { Field } from '#definition/generated/flow.ts'
import { usablePattern } from '#definition/pattern/usable-pattern.ts'
import { readCode, type CodeTest } from '#values/code-input.ts'
import { checkDayMonthYear } from '#values/date.ts'
import { checkIpv4 } from '#values/ipv4.ts'
import { checkNetworkAddress } from '#values/wallet/network-address.ts'
import { checkNoAtSign } from '#values/no-at-sign.ts'
import { checkOneLine } from '#values/one-line.ts'
import { checkPostalCode } from '#values/postal-code.ts'
import { checkSignedDecimal } from '#values/signed-decimal.ts'
import { findNumberDamage } from '#values/spreadsheet-damage.ts'
import { checkUuid } from '#values/uuid.ts'
import { typedCode, typedText } from './typed-text.ts'
import type { FieldKind } from './types.ts'

const forms: Readonly<
  Record<NonNullable<Field['form']>, (text: string, followed: unknown) => string | undefined>
> = {
  'network-address': checkNetworkAddress,
  'no-at-sign': checkNoAtSign,
  'signed-decimal': checkSignedDecimal,
  'day-month-year': checkDayMonthYear,
  ipv4: checkIpv4,
  uuid: checkUuid,
  'postal-code': checkPostalCode,
  code: () => undefined,
  email: () => undefined,
}

/** Forms whose letters and digits mean the same in any grouping. */
const CODES: readonly unknown[] = ['code', 'postal-code']

/** Returns the test of the pattern that a destination takes a code by; undefined for any other text. */
function codeTestOf({ form, value }: Field): CodeTest | undefined {
  const source = CODES.includes(form) ? value?.['pattern'] : undefined
  const pattern = typeof source === 'string' ? usablePattern(source) : undefined
  return pattern && ((text) => pattern.test(text))
}

/**
 * One-line text, trimmed, in the format of its definition (VAL-002 to VAL-008). Its length is checked
 * elsewhere.
 */
export const text: FieldKind = {
  type: 'text',
  read: (raw, { field }) => {
    const typed = field.form === 'email' ? typedCode(raw, 'email') : typedText(raw)
    const fits = typed === undefined ? undefined : codeTestOf(field)
    return typed === undefined || !fits ? typed : readCode(typed, fits)
  },
  check: (value, { field: { form, of }, read }) =>
    checkOneLine(String(value)) ??
    (form === undefined ? undefined : forms[form](String(value), of === undefined ? undefined : read(of))),
  warn: (value) => findNumberDamage(String(value)),
  print: (value) => String(value),
}
