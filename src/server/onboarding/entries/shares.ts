import { add, compare, isDecimal } from '#values/decimal.ts'
import type { FaultName } from '#definition/wire.ts'
import { Refused } from '../../app/refused.ts'

const WHOLE = '100'

export interface ShareRule<Field extends string, Code extends FaultName> {
  /** Where the share stands in an entry. */
  field: Field
  /** The fault of one that is not above 0. */
  least: Code
  /** The fault of one above 100, or of a sum above it. */
  most: Code
}

/** Each share is above 0, and all of them together at most 100 (ONB-046, ONB-047, ONB-051). */
export const validateShares = <Field extends string, Code extends FaultName>(
  requested: Readonly<Record<Field, string>>,
  others: readonly Readonly<Record<Field, string>>[],
  { field, least, most }: ShareRule<Field, Code>,
): Refused<Code> | undefined => {
  const refuse = (fault: Code) =>
    new Refused(fault, { fields: [{ path: field, keyword: fault, message: '' }] })
  const share = requested[field]
  if (!isDecimal(share) || compare(share, '0') <= 0) return refuse(least)
  const total = others.map((details) => details[field]).reduce(add, share)
  return compare(total, WHOLE) > 0 ? refuse(most) : undefined
}
