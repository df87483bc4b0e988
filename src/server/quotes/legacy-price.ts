import { compare, divide } from '#values/decimal.ts'
import { settle } from '#values/money.ts'
import { settlementDigits } from '#values/currency.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { refusedField } from '../app/refused.ts'
import { customerRate, isPositive, priceOf, type Price } from '../network/quote/price.ts'
import type { PriceRequest } from '../network/offer-request.ts'
import type { Corridor } from '../network/types.ts'
import type { CustomRate, LegacyQuoteRequest } from './legacy-request.ts'

const RATE_DIGITS = 8

/** Returns the rate at a sender's own rate: payout currency per unit of the sending currency. */
export const rateBroughtAlong = (
  { rate, baseCurrency, counterCurrency }: CustomRate,
  source: string,
  destination: string,
) => {
  if (compare(rate, '0') <= 0)
    return refusedField(
      'invalid-request',
      'customRate.rate',
      sayRefusals('rateAboveZero'),
      'exclusiveMinimum',
    )
  if (baseCurrency === source && counterCurrency === destination) return rate
  if (baseCurrency === destination && counterCurrency === source)
    return divide('1', rate, RATE_DIGITS, 'HALF_UP')
  return refusedField(
    'invalid-request',
    'customRate.baseCurrency',
    sayRefusals('rateCurrencies', { source, destination }),
    'enum',
  )
}

/**
 * Returns the corridor with the sender's own fee and rate, if given; such a rate is final and bears no
 * spread.
 */
const withOwnTerms = (corridor: Corridor, { customFee, customRate }: LegacyQuoteRequest): Corridor => ({
  ...corridor,
  ...(customFee !== undefined && { fee: { fixed: customFee, share: '0', least: '0' } }),
  ...(customRate && { spread: '0' }),
})

/**
 * Returns the side that is fixed; a total less fees equals the amount sent, with the fees deducted. Undefined if
 * nothing is left of the rate once it is rounded.
 */
const priceRequestOf = (
  request: LegacyQuoteRequest,
  corridor: Corridor,
  market: string,
): PriceRequest | undefined => {
  const { quoteType, amount, currency: sourceCurrency } = request
  if (quoteType === 'SENDING_AMOUNT') return { amount, side: 'SOURCE_AMOUNT', sourceCurrency }
  if (quoteType !== 'TOTAL_RECEIVED_MINUS_FEES') return { amount, side: 'DESTINATION_AMOUNT', sourceCurrency }
  const rate = customerRate(corridor, sourceCurrency, market)
  if (!isPositive(rate)) return undefined
  const worth = divide(amount, rate, settlementDigits(sourceCurrency) ?? 2, 'HALF_UP')
  return { amount: worth, side: 'SOURCE_AMOUNT', sourceCurrency }
}

/** Prices the form; undefined if the fee uses up the amount, or the rate leaves none (QUO-016, QUO-017, QUO-020). */
export const legacyPriceOf = (
  corridor: Corridor,
  request: LegacyQuoteRequest,
  market: string,
): Price | undefined => {
  const own = withOwnTerms(corridor, request)
  const requested = priceRequestOf(request, own, market)
  const price = requested && priceOf(own, requested, market)
  if (!price || request.customFee === undefined) return price
  const fee = settle(request.customFee, request.currency)
  return { ...price, fees: [{ feeDescription: 'Custom fee', calculatedFee: fee }] }
}
