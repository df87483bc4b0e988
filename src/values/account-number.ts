import { isBlank } from './blank.ts'
import { sayValues } from './generated/say-values.ts'

/** Accepts a blank, or 4 to 21 digits (IDN-066). */
export function checkAccountNumber(text: string): string | undefined {
  return isBlank(text) || /^[0-9]{4,21}$/.test(text) ? undefined : sayValues('accountNumber')
}

/** The confirmation must repeat the account number digit by digit (IDN-067, BNK-008). */
export function checkAccountNumberConfirmation(text: string, accountNumber: string): string | undefined {
  return isBlank(text) || text === accountNumber ? undefined : sayValues('accountNumbersDiffer')
}
