import { compare, divide } from '#values/decimal.ts'
import { settle } from '#values/money.ts'
import { settlementDigits } from '#values/currency.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { refusedField } from '../app/refused.ts'
import { customerRate, priceOf, type Price } from '../network/quote/price.ts'
import type { PriceRequest } from '../network/offer-request.ts'
import type { Corridor } from '../network/types.ts'
import type { CustomRate, LegacyQuoteRequest } from './legacy-request.ts'

const RATE_DIGITS = 8

/** How much of the payout currency one unit of the sending one buys at a rate the sender brought along. */
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

/** The corridor with the sender's own fee and rate where given: the rate is final, so no spread comes off it. */
const withOwnTerms = (corridor: Corridor, { customFee, customRate }: LegacyQuoteRequest): Corridor => ({
  ...corridor,
  ...(customFee !== undefined && { fee: { fixed: customFee, share: '0', least: '0' } }),
  ...(customRate && { spread: '0' }),
})

/** Which side stays as it was said; a total less fees is what the amount sent is worth, so fees come out of it. */
const priceRequestOf = (request: LegacyQuoteRequest, corridor: Corridor, market: string): PriceRequest => {
  const { quoteType, amount, currency: sourceCurrency } = request
  if (quoteType === 'SENDING_AMOUNT') return { amount, side: 'SOURCE_AMOUNT', sourceCurrency }
  if (quoteType !== 'TOTAL_RECEIVED_MINUS_FEES') return { amount, side: 'DESTINATION_AMOUNT', sourceCurrency }
  const rate = customerRate(corridor, sourceCurrency, market)
  const worth = divide(amount, rate, settlementDigits(sourceCurrency) ?? 2, 'HALF_UP')
  return { amount: worth, side: 'SOURCE_AMOUNT', sourceCurrency }
}

/** Both sides of what the form asks for; undefined when the fee eats it up (QUO-016, QUO-017, QUO-020). */
export const legacyPriceOf = (
  corridor: Corridor,
  request: LegacyQuoteRequest,
  market: string,
): Price | undefined => {
  const own = withOwnTerms(corridor, request)
  const price = priceOf(own, priceRequestOf(request, own, market), market)
  if (!price || request.customFee === undefined) return price
  const fee = settle(request.customFee, request.currency)
  return { ...price, fees: [{ feeDescription: 'Custom fee', calculatedFee: fee }] }
}
