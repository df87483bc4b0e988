import { isBlank } from './blank.ts'

const WEIGHTS = [3, 7, 1]

/** Accepts nothing, or nine digits whose ABA checksum 3-7-1 holds (VAL-048, OPEN-47); nine zeros are no bank. */
export function checkRoutingNumber(text: string): string | undefined {
  if (isBlank(text)) return undefined
  if (!/^[0-9]{9}$/.test(text)) return 'Enter the routing number with exactly 9 digits.'
  const sum = text
    .split('')
    .reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place % 3] ?? 0), 0)
  return sum > 0 && sum % 10 === 0 ? undefined : 'This routing number is invalid. Check its digits.'
}
