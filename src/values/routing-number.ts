import { isBlank } from './blank.ts'
import { sayValues } from './generated/say-values.ts'

const WEIGHTS = [3, 7, 1]
/** The first two digits that exist: government, the twelve districts, thrifts, electronic transfers, traveller's cheques. */
const PREFIXES = [
  [0, 12],
  [21, 32],
  [61, 72],
  [80, 80],
] as const

function isDistrict(prefix: number): boolean {
  return PREFIXES.some(([first, last]) => prefix >= first && prefix <= last)
}

/**
 * Accepts a blank, or nine digits of a Federal Reserve district with a valid ABA checksum 3-7-1 (VAL-048,
 * OPEN-47).
 */
export function checkRoutingNumber(text: string): string | undefined {
  if (isBlank(text)) return undefined
  if (/^[0-9]{8}$/.test(text)) return sayValues('routingNumberZero')
  if (!/^[0-9]{9}$/.test(text)) return sayValues('routingNumberLength')
  const sum = text
    .split('')
    .reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place % 3] ?? 0), 0)
  return sum > 0 && sum % 10 === 0 && isDistrict(Number(text.slice(0, 2)))
    ? undefined
    : sayValues('routingNumber')
}
