import { add, compare, isDecimal } from '#values/decimal.ts'
import { refusedField } from '../../app/refused.ts'
import type { EntryDetails } from '../../entries/keep.ts'

const WHOLE = '100'

export interface ShareRule {
  /** Where the share stands in an entry. */
  field: string
  /** The fault of one that is not above 0. */
  least: 'ownership-too-low' | 'exposure-too-low'
  /** The fault of one above 100, or of a sum above it. */
  most: 'ownership-too-high' | 'exposure-too-high'
}

const shareOf = (details: EntryDetails, field: string): string => String(details[field] ?? '0')

/** Each share is above 0, and all of them together at most 100 (ONB-046, ONB-047, ONB-051). */
export const judgeShares = (
  wanted: EntryDetails,
  others: readonly EntryDetails[],
  { field, least, most }: ShareRule,
) => {
  const share = shareOf(wanted, field)
  if (!isDecimal(share) || compare(share, '0') <= 0) return refusedField(least, field)
  const total = others.map((details) => shareOf(details, field)).reduce(add, share)
  return compare(total, WHOLE) > 0 ? refusedField(most, field) : undefined
}
