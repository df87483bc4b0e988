import { add, compare, isDecimal, multiply, subtract } from '#values/decimal.ts'
import { settle } from '#values/money.ts'
import { settlementDigits } from '#values/currency.ts'
import { objectOf } from '#values/object.ts'
import { readParts, type PartChecks } from '../http/contract-parts.ts'

/** A request for a firm price; a repeated request is identical byte for byte. */
export interface FirmQuoteRequest {
  /** Our ID; the network prices it once. */
  quoteId: string
  organisationId: string
  environment: string
  country: string
  payoutCategory: string
  blockchain?: string
  sourceCurrency: string
  destinationCurrency: string
  amount: string
  side: 'SOURCE_AMOUNT' | 'DESTINATION_AMOUNT'
  /** The requested validity in seconds; the network decides. */
  seconds: number
}

/** A price that binds the network until it expires. */
export interface FirmQuote {
  quoteId: string
  /** The network's own ID of the quote. */
  networkQuoteId: string
  /** The amount debited, fee included. */
  sourceAmount: string
  sourceCurrency: string
  destinationAmount: string
  destinationCurrency: string
  rate: string
  totalFee: string
  /** The parts of the fee, if the network itemises it. */
  fees?: readonly { description: string; amount: string }[]
  expiresAt: string
}

/** The result of a quote request; `own`: this network has no prices, so the definitions apply. */
export type QuoteOutcome =
  | { kind: 'quote'; quote: FirmQuote }
  | { kind: 'own' }
  | { kind: 'refused' | 'unreadable' | 'silent'; why: string }

const LONGEST = 100
const MOST_FEES = 10
const isLine = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST && !/\p{Cc}/u.test(value)
const isAmount = (value: unknown): boolean => isLine(value) && isDecimal(value) && compare(value, '0') >= 0

const areFees = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.length <= MOST_FEES &&
    value.every((one) => isLine(objectOf(one).description) && isAmount(objectOf(one).amount)))

const CHECKS: PartChecks<FirmQuote> = {
  quoteId: isLine,
  networkQuoteId: isLine,
  sourceAmount: isAmount,
  sourceCurrency: isLine,
  destinationAmount: isAmount,
  destinationCurrency: isLine,
  rate: isAmount,
  totalFee: isAmount,
  fees: areFees,
  expiresAt: (value) => isLine(value) && !Number.isNaN(Date.parse(value)),
}

/** Parses a quote, or returns the name of the first wrong part. */
export const readFirmQuote = (body: unknown): FirmQuote | { wrong: string } => readParts(CHECKS, body)

const isSettled = (amount: string, currency: string): boolean =>
  settlementDigits(currency) !== undefined && compare(settle(amount, currency), amount) === 0

/** Returns the smallest amount that a currency settles. */
const unitOf = (currency: string): string => {
  const digits = settlementDigits(currency) ?? 0
  return digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`
}

/** The relative error that a rounded rate may have. */
const TOLERANCE = '0.000001'

/**
 * Returns true if the source amount less the fee, times the rate, gives the destination amount, up to
 * rounding.
 */
const isConsistent = (quote: FirmQuote): boolean => {
  const { sourceAmount, sourceCurrency, totalFee, rate, destinationAmount, destinationCurrency } = quote
  const bought = multiply(subtract(sourceAmount, totalFee), rate)
  const rounding = add(unitOf(destinationCurrency), multiply(unitOf(sourceCurrency), rate))
  const most = add(multiply(destinationAmount, TOLERANCE), rounding)
  const [more, less] =
    compare(bought, destinationAmount) > 0 ? [bought, destinationAmount] : [destinationAmount, bought]
  return compare(subtract(more, less), most) <= 0
}

/** Returns why a quote does not answer the request; such a price is never shown (TRU-370). */
export const whyNotQuoted = (request: FirmQuoteRequest, quote: FirmQuote): string | undefined => {
  if (quote.quoteId !== request.quoteId) return 'It is about another quote.'
  if (
    quote.sourceCurrency !== request.sourceCurrency ||
    quote.destinationCurrency !== request.destinationCurrency
  )
    return 'It is in other currencies.'
  const named = request.side === 'SOURCE_AMOUNT' ? quote.sourceAmount : quote.destinationAmount
  if (compare(named, request.amount) !== 0) return `It is for ${named} instead of ${request.amount}.`
  if (
    !isSettled(quote.sourceAmount, quote.sourceCurrency) ||
    !isSettled(quote.destinationAmount, quote.destinationCurrency) ||
    !isSettled(quote.totalFee, quote.sourceCurrency)
  )
    return 'An amount is finer than its currency is settled.'
  if (compare(quote.destinationAmount, '0') <= 0 || compare(quote.sourceAmount, quote.totalFee) <= 0)
    return 'Nothing would arrive.'
  const { fees } = quote
  if (
    fees &&
    compare(
      fees.reduce((sum, { amount }) => add(sum, amount), '0'),
      quote.totalFee,
    ) !== 0
  )
    return 'Its fees do not add up to its fee.'
  return isConsistent(quote) ? undefined : 'Its amounts do not follow from its rate and fee.'
}
