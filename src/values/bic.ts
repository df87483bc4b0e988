import { isValidBIC } from 'ibantools'
import { isBlank } from './blank.ts'

/** As it is saved: spaces stripped, upper-case. */
export function bareBic(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** Accepts nothing, or a bank identifier of 8 or 11 characters with a real country, ISO 9362. */
export function checkBic(text: string): string | undefined {
  const isFine = isBlank(text) || isValidBIC(bareBic(text))
  return isFine ? undefined : 'Enter a BIC of 8 or 11 characters, for example DEUTDEFF.'
}
