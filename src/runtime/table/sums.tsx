import { formatMoney } from '#values/money.ts'
import type { TableSums } from '#definition/generated/table.ts'
import { readAt } from '../details/read-at.ts'
import type { AmountTotal } from '#definition/generated/wire-entities.ts'
import { listOf, objectOf } from '#values/object.ts'

const isSum = (value: unknown): value is Readonly<AmountTotal> => {
  const { currency, amount } = objectOf(value)
  return typeof currency === 'string' && typeof amount === 'string'
}

export interface SumsProps {
  readonly sums: TableSums
  /** Answer of the rows, which contains the sums. */
  readonly answer: unknown
}

/** Sums over all matching rows, one per currency; nothing if the answer has none. */
export function Sums({ sums: { path, label }, answer }: SumsProps) {
  const sums = listOf(readAt(answer, path)).filter(isSum)
  if (sums.length === 0) return null
  return (
    <dl className="ptl-table__sums">
      <dt>{label}</dt>
      {sums.map(({ amount, currency }) => (
        <dd key={currency}>{formatMoney(amount, currency)}</dd>
      ))}
    </dl>
  )
}
