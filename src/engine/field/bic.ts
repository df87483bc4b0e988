import { checkAccountCountry } from '#values/account-country.ts'
import { bareBic, checkBic } from '#values/bic.ts'
import { typedCode } from './typed-text.ts'
import type { FieldKind } from './types.ts'
import { countryOf } from './validation.ts'

/** A bank identifier, ISO 9362: 8 or 11 characters, in capitals, of the country the field follows. */
export const bic: FieldKind = {
  type: 'bic',
  read: (raw) => {
    const typed = typedCode(raw, 'bic')
    return typed === undefined ? undefined : bareBic(typed)
  },
  check: (value, facts) =>
    checkBic(String(value)) ??
    checkAccountCountry('BIC', String(value).slice(4, 6).toUpperCase(), countryOf(facts)),
  print: (value) => String(value),
}
