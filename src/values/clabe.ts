import { clabe } from 'clabe-validator'
import { isBlank } from './blank.ts'
import { sayValues } from './generated/say-values.ts'

const ACCOUNT_NUMBER_FIELDS = ['accountNumber', 'CdtrAcct.Id.Othr.Id', 'DbtrAcct.Id.Othr.Id']

/** Tells whether an account number is a CLABE: country MX and the account number field (VAL-043). */
export function isClabeField(country: string, field: string): boolean {
  return country.toUpperCase() === 'MX' && ACCOUNT_NUMBER_FIELDS.includes(field)
}

/** Returns a CLABE as it is stored: letters and digits only (VAL-047). */
export function bareClabe(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Eighteen digits, a known city, and the check digit unless that is switched off (VAL-044..046, OPEN-46). */
export function checkClabe(text: string, isCheckDigitChecked = true): string | undefined {
  if (isBlank(text)) return undefined
  const bare = bareClabe(text)
  if (!/^[0-9]{18}$/.test(bare)) return sayValues('clabe')
  const { valid, checksum } = clabe.validate(bare)
  const isRight = valid.city && (!isCheckDigitChecked || String(checksum) === bare[17])
  return isRight ? undefined : sayValues('clabe')
}

/** Returns the bank of a CLABE, for the person to recognise; undefined if the list lacks it. */
export function clabeBank(text: string): string | undefined {
  const { bank } = clabe.validate(bareClabe(text))
  return bank === null || bank === 'N/A' ? undefined : bank
}
