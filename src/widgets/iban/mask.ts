import { bareIban, ibanLength, maskIban } from '#values/iban.ts'
import { inGroups, isKeyPress } from '../typing/groups.ts'

/** Groups of four, two letters first, up to the country's length; a paste that is too long stays whole (VAL-036..038). */
export function maskIbanInput(typed: string, before: string): string {
  const bare = bareIban(typed)
  const isTooLong = bare.length > ibanLength(bare)
  return isTooLong && !isKeyPress(typed, before) ? inGroups(bare, [4]) : maskIban(typed)
}
