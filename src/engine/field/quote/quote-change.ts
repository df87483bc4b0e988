import { compare, divide, multiply, subtract } from '#values/decimal.ts'
import { formatMoney } from '#values/money.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'

/** Amounts that a quote sends and delivers. */
interface Amounts {
  readonly sourceAmount: string
  readonly sourceCurrency: string
  readonly destinationAmount: string
  readonly destinationCurrency: string
}

export interface QuoteChange {
  /** The quote delivers less per sent unit than before, fees included. */
  readonly isWorse: boolean
  /** Relative difference in percent, with two decimals and no sign. */
  readonly percent: string
  /** Sentence that says which amounts changed, and by how much. */
  readonly says: string
}

const unsigned = (value: string): string => value.replace(/^-/, '')

const changeOf = (before: string, now: string, code: string): string =>
  formatMoney(unsigned(subtract(now, before)), code)
const yesIfMore = (before: string, now: string): string => (compare(now, before) > 0 ? 'yes' : 'no')

/** Returns the sentence about the changed amounts; at least one has changed. */
function sayChange(before: Amounts, now: Amounts): string {
  const sent = changeOf(before.sourceAmount, now.sourceAmount, now.sourceCurrency)
  const sentMore = yesIfMore(before.sourceAmount, now.sourceAmount)
  const received = changeOf(before.destinationAmount, now.destinationAmount, now.destinationCurrency)
  const receivedMore = yesIfMore(before.destinationAmount, now.destinationAmount)
  if (compare(before.destinationAmount, now.destinationAmount) === 0)
    return sayQuotes('sentChange', { sent, sentMore })
  return compare(before.sourceAmount, now.sourceAmount) === 0
    ? sayQuotes('receivedChange', { received, receivedMore })
    : sayQuotes('bothChange', { sent, sentMore, received, receivedMore })
}

/** Compares a new quote with the previous one for the same payment; undefined if both deliver the same. */
export function changeOfQuote(before: Amounts, now: Amounts): QuoteChange | undefined {
  const { was, is } = broughtBy(before, now)
  if (compare(was, '0') <= 0 || compare(was, is) === 0) return undefined
  const percent = divide(multiply(unsigned(subtract(is, was)), '100'), was, 2, 'HALF_UP')
  return { isWorse: compare(is, was) < 0, percent, says: sayChange(before, now) }
}

/** Compares two quotes for the same sent amount, by cross-multiplying received and sent amounts. */
const broughtBy = (before: Amounts, now: Amounts) => ({
  was: multiply(before.destinationAmount, now.sourceAmount),
  is: multiply(now.destinationAmount, before.sourceAmount),
})

const isBeyond = (points: number, difference: string, was: string): boolean =>
  compare(multiply(difference, '10000'), multiply(was, String(points))) > 0

/** Whether a new quote is worse than the one before it by more than a tolerance in basis points. */
export function isWorseBeyond(points: number, before: Amounts, now: Amounts): boolean {
  const { was, is } = broughtBy(before, now)
  return isBeyond(points, subtract(was, is), was)
}

/**
 * Tells whether a new quote differs from the previous one, in either direction, by more than a tolerance in
 * basis points.
 */
export function isMovedBeyond(points: number, before: Amounts, now: Amounts): boolean {
  const { was, is } = broughtBy(before, now)
  return isBeyond(points, unsigned(subtract(is, was)), was)
}
