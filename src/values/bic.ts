import { isValidBIC } from 'ibantools'
import { isBlank } from './blank.ts'
import { sayValues } from './generated/say-values.ts'

/** Returns a BIC as it is stored: without spaces, in upper case. */
export function bareBic(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** Accepts a blank, or a BIC of 8 or 11 characters with a real country, ISO 9362:2014. */
export function checkBic(text: string): string | undefined {
  // ibantools has the countries, but follows the 2009 edition with only letters for the bank; 2014 allows
  // digits.
  const isFine = isBlank(text) || isValidBIC(bareBic(text).replace(/^[A-Z0-9]{4}/, 'BANK'))
  return isFine ? undefined : sayValues('bic')
}
