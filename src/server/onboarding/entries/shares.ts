import { add, compare, isDecimal } from '#values/decimal.ts'
import type { FaultName } from '#definition/wire.ts'
import { Refused } from '../../app/refused.ts'

const WHOLE = '100'

export interface ShareRule<Field extends string, Code extends FaultName> {
  /** The field with the share, in per cent. */
  field: Field
  /** The fault of a share of 0 or less. */
  least: Code
  /** The fault of a share or sum above 100. */
  most: Code
}

/** Checks that each share is above 0 and their sum at most 100 (ONB-046, ONB-047, ONB-051). */
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
