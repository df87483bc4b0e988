import { bareIban, ibanLength } from '#values/iban.ts'
import { withoutLabel } from '#values/label.ts'
import { normaliseCode } from '#values/normal-text.ts'
import { inGroups } from '../typing/groups.ts'
import type { Mask } from '../typing/mask.ts'

const OTHER = /[^A-Z0-9]/
const digitsInCountry = (bare: string): number => bare.slice(0, 2).replace(/[^0-9]/g, '').length

function isRefused(bare: string, was: string): boolean {
  const isSurplus = bare.length > Math.max(ibanLength(bare), was.length)
  const isOther = bare.split('').filter((sign) => OTHER.test(sign)).length > 0 && !OTHER.test(was)
  return isSurplus || isOther || digitsInCountry(bare) > digitsInCountry(was)
}

/** Groups of four, two letters first, up to the country's length; a paste that is too long stays whole (VAL-036..038). */
export const maskIbanInput: Mask = (typed, change, before) => {
  const code = normaliseCode(typed)
  const bare = bareIban(change === 'paste' ? withoutLabel(code, 'iban') : code)
  if (change === 'key' && isRefused(bare, bareIban(before))) return undefined
  return inGroups(change === 'paste' ? bare.replace(/^[0-9]+(?=[A-Z]{2})/, '') : bare, [4])
}
