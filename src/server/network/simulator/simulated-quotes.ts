import { compare } from '#values/decimal.ts'
import { findCorridor } from '../corridors.ts'
import type { NetworkData } from '../data.ts'
import { marketRate } from '../rates/market.ts'
import type { Payout } from '../payout/contract.ts'
import { priceOf } from '../quote/price.ts'
import type { FirmQuote, FirmQuoteRequest } from '../quote/contract.ts'

/** The longest validity of a price, in seconds. */
const LONGEST = 7200

/** Prices a request by the corridors and market of definitions/network; undefined if nothing is offered. */
export const priceQuote = (
  data: Pick<NetworkData, 'corridors' | 'market'>,
  request: FirmQuoteRequest,
  at: Date,
): FirmQuote | undefined => {
  const { quoteId, sourceCurrency, destinationCurrency, payoutCategory, country, blockchain } = request
  const corridor = findCorridor(data.corridors, {
    country,
    currency: destinationCurrency,
    payoutCategory,
    destinationBlockchainNetwork: blockchain,
  })
  const rate = marketRate(data.market, sourceCurrency, destinationCurrency, at)
  const priced = corridor && rate !== undefined ? priceOf(corridor, request, rate) : undefined
  if (!priced) return undefined
  const { sourceAmount, destinationAmount, rate: given, totalFee, fees } = priced
  return {
    quoteId,
    networkQuoteId: `Q-${quoteId.replaceAll('-', '')}`,
    sourceAmount,
    sourceCurrency,
    destinationAmount,
    destinationCurrency,
    rate: given,
    totalFee,
    fees: fees.map(({ feeDescription, calculatedFee }) => ({
      description: feeDescription,
      amount: calculatedFee,
    })),
    expiresAt: new Date(at.getTime() + Math.min(request.seconds, LONGEST) * 1000).toISOString(),
  }
}

/** Returns why a payout cannot be made at its stated price; one without a price is priced on its own. */
export const whyNotAtPrice = (
  { quoteId, amount, currency }: Payout,
  quote: FirmQuote | undefined,
  now: Date,
): string | undefined => {
  if (quoteId === undefined) return undefined
  if (!quote) return 'The price is unknown.'
  if (Date.parse(quote.expiresAt) <= now.getTime()) return 'The price is over.'
  return compare(quote.destinationAmount, amount) === 0 && quote.destinationCurrency === currency
    ? undefined
    : 'The price is for another amount.'
}
