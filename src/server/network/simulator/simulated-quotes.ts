import { findCorridor } from '../corridors.ts'
import type { NetworkData } from '../data.ts'
import { marketRate } from '../market.ts'
import { priceOf } from '../price.ts'
import type { Payout } from '../payout/contract.ts'
import type { FirmQuote, FirmQuoteRequest } from '../quote/contract.ts'
import type { RefusedRequest } from '../adapter/adapter-server.ts'
import { compare } from '#values/decimal.ts'

/** No price stands for longer. */
const LONGEST = 7200

interface StoredQuote {
  request: string
  quote: FirmQuote
}

/** Prices by the corridors and the market of definitions/network, each once and until it expires. */
export const createSimulatedQuotes = (data: Pick<NetworkData, 'corridors' | 'market'>, now: () => Date) => {
  const stored = new Map<string, StoredQuote>()

  const price = (request: FirmQuoteRequest): FirmQuote | undefined => {
    const { quoteId, sourceCurrency, destinationCurrency, payoutCategory, country, blockchain } = request
    const corridor = findCorridor(data.corridors, {
      country,
      currency: destinationCurrency,
      payoutCategory,
      destinationBlockchainNetwork: blockchain,
    })
    const at = now()
    const rate = marketRate(data.market, sourceCurrency, destinationCurrency, at)
    const priced = corridor && rate !== undefined ? priceOf(corridor, request, rate) : undefined
    if (!priced) return undefined
    const { sourceAmount, destinationAmount, rate: given, totalFee } = priced
    const expiresAt = new Date(at.getTime() + Math.min(request.seconds, LONGEST) * 1000).toISOString()
    return {
      quoteId,
      networkQuoteId: `Q-${quoteId.replaceAll('-', '')}`,
      sourceAmount,
      sourceCurrency,
      destinationAmount,
      destinationCurrency,
      rate: given,
      totalFee,
      expiresAt,
    }
  }

  const quote = (request: FirmQuoteRequest): { quote: FirmQuote } | RefusedRequest => {
    const text = JSON.stringify(request)
    const before = stored.get(request.quoteId)
    if (before && before.request !== text)
      return { refused: 409, message: 'Another price was asked for under this ID.' }
    if (before) return { quote: before.quote }
    const priced = price(request)
    if (!priced) return { refused: 422, message: 'Nothing is offered for it.' }
    stored.set(request.quoteId, { request: text, quote: priced })
    return { quote: priced }
  }

  /** Why a payout cannot be made at the price it names; one that names none is priced on its own. */
  const whyNotAt = ({ quoteId, amount, currency }: Payout): string | undefined => {
    if (quoteId === undefined) return undefined
    const found = [...stored.values()].find(({ quote: one }) => one.networkQuoteId === quoteId)?.quote
    if (!found) return 'The price is unknown.'
    if (Date.parse(found.expiresAt) <= now().getTime()) return 'The price is over.'
    return compare(found.destinationAmount, amount) === 0 && found.destinationCurrency === currency
      ? undefined
      : 'The price is for another amount.'
  }
  return { quote, whyNotAt }
}
