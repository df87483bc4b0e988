import { bareIban, checkIbanAnswer } from '#values/iban.ts'
import { typedText } from './typed.ts'
import type { FieldKind } from './types.ts'
import { isBankAccountValidationOn } from './validation.ts'

/** An IBAN: the wizard's field rule always (IDN-068), country format and checksum with the flag on (VAL-031). */
export const iban: FieldKind = {
  type: 'iban',
  read: typedText,
  check: (value, facts) => checkIbanAnswer(String(value), isBankAccountValidationOn(facts)),
  print: (value) =>
    String(value)
      .replace(/\s/g, '')
      .toUpperCase()
      .replace(/.{4}(?=.)/g, '$& '),
  project: (value, facts) =>
    isBankAccountValidationOn(facts)
      ? bareIban(String(value))
      : String(value).replace(/\s/g, '').toUpperCase(),
}
