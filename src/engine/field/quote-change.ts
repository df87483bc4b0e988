import { compare, divide, multiply, subtract } from '#values/decimal.ts'
import { formatMoney } from '#values/money.ts'

/** What a quote takes and what it brings. */
interface Amounts {
  readonly sourceAmount: string
  readonly sourceCurrency: string
  readonly destinationAmount: string
  readonly destinationCurrency: string
}

export interface QuoteChange {
  /** Of what a unit sent brings, fees included: whether it brings less than before. */
  readonly isWorse: boolean
  /** The same in percent of what it was, two decimals, without a sign. */
  readonly percent: string
  /** Which amount is another, and by how much. */
  readonly says: string
}

const unsigned = (value: string): string => value.replace(/^-/, '')

const moreOrLess = (before: string, now: string, code: string): string =>
  `${formatMoney(unsigned(subtract(now, before)), code)} ${compare(now, before) > 0 ? 'more' : 'less'}`

/** How a new quote differs from the one before it, for the same payment; undefined where both bring the same. */
export function changeOfQuote(before: Amounts, now: Amounts): QuoteChange | undefined {
  const was = multiply(before.destinationAmount, now.sourceAmount)
  const is = multiply(now.destinationAmount, before.sourceAmount)
  if (compare(was, '0') <= 0 || compare(was, is) === 0) return undefined
  const sends = compare(before.sourceAmount, now.sourceAmount) !== 0
  const receives = compare(before.destinationAmount, now.destinationAmount) !== 0
  const parts = [
    ...(sends ? [`You send ${moreOrLess(before.sourceAmount, now.sourceAmount, now.sourceCurrency)}`] : []),
    ...(receives
      ? [
          `${sends ? 'they' : 'They'} receive ${moreOrLess(before.destinationAmount, now.destinationAmount, now.destinationCurrency)}`,
        ]
      : []),
  ]
  const percent = divide(multiply(unsigned(subtract(is, was)), '100'), was, 2, 'HALF_UP')
  return { isWorse: compare(is, was) < 0, percent, says: parts.join(', ') }
}

/** Whether a new quote is worse than the one before it by more than a tolerance in basis points. */
export function isWorseBeyond(points: number, before: Amounts, now: Amounts): boolean {
  const was = multiply(before.destinationAmount, now.sourceAmount)
  const lost = subtract(was, multiply(now.destinationAmount, before.sourceAmount))
  return compare(multiply(lost, '10000'), multiply(was, String(points))) > 0
}
