import { bareClabe, checkClabe } from '#values/clabe.ts'
import { findNumberDamage } from '#values/spreadsheet-damage.ts'
import { typedCode } from './typed-text.ts'
import type { FieldKind } from './types.ts'
import { isBankAccountValidationOn } from './validation.ts'

/** A Mexican account number, checked with the flag on (FLG-034), saved stripped of non-alphanumerics (VAL-047). */
export const clabe: FieldKind = {
  type: 'clabe',
  read: (raw) => typedCode(raw, 'clabe'),
  check: (value, facts) =>
    findNumberDamage(String(value)) ??
    (isBankAccountValidationOn(facts) ? checkClabe(String(value)) : undefined),
  print: (value) => bareClabe(String(value)).replace(/^(.{3})(.{3})(.{11})(.)$/, '$1 $2 $3 $4'),
  project: (value) => bareClabe(String(value)),
}
