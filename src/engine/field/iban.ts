import { checkAccountCountry } from '#values/account-country.ts'
import { bareIban, checkIbanAnswer } from '#values/iban.ts'
import { typedCode } from './typed-text.ts'
import type { FieldKind } from './types.ts'
import { countryOf, isBankAccountValidationOn } from './validation.ts'

/** An IBAN: the wizard's field rule always (IDN-068), country format, checksum and the country the field follows with the flag on (VAL-031). */
export const iban: FieldKind = {
  type: 'iban',
  read: (raw) => typedCode(raw, 'iban'),
  check: (value, facts) => {
    const isChecked = isBankAccountValidationOn(facts)
    const country = bareIban(String(value)).slice(0, 2)
    return (
      checkIbanAnswer(String(value), isChecked) ??
      (isChecked ? checkAccountCountry('IBAN', country, countryOf(facts)) : undefined)
    )
  },
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
