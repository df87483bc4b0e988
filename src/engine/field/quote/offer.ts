import type { LegacyQuote } from '#definition/generated/wire-entities.ts'
import { listOf, objectOf } from '#values/object.ts'

/** A quote a person may choose, read from the legacy flow's quote (QUO-002..004). */
export interface Offer {
  readonly quoteId: string
  readonly sourceAmount: string
  readonly sourceCurrency: string
  readonly destinationAmount: string
  readonly destinationCurrency: string
  readonly rate: string
  /** In the currency that is sent. */
  readonly fee: string
  readonly method?: string
  readonly settles?: string
  /** The day on which it arrives at the latest. */
  readonly arrivesOn?: string
  readonly messageFormat?: 'ISO20022_SEPA'
  readonly expiresAt: string
}

const isLegacyQuote = (value: unknown): value is LegacyQuote => {
  const { quote_id: id, quote_elements: hops } = objectOf(value)
  return typeof id === 'string' && Array.isArray(hops)
}

/** Returns the amount sent in the first hop and the amount received in the last. */
function offerOf(quote: LegacyQuote): Offer | undefined {
  const hops = quote.quote_elements.toSorted((a, b) => a.quote_element_order - b.quote_element_order)
  const [first, last] = [hops[0], hops.at(-1)]
  if (!first || !last) return undefined
  return {
    quoteId: quote.quote_id,
    sourceAmount: first.sending_amount,
    sourceCurrency: first.sending_currency_code,
    destinationAmount: last.receiving_amount,
    destinationCurrency: last.receiving_currency_code,
    rate: quote.fx_rate,
    fee: first.sending_fee,
    ...(quote.payment_method !== undefined && { method: quote.payment_method }),
    ...(quote.settles !== undefined && { settles: quote.settles }),
    ...(quote.arrives_on !== undefined && { arrivesOn: quote.arrives_on }),
    ...(quote.message_format && { messageFormat: quote.message_format }),
    expiresAt: quote.expires_at,
  }
}

/** The offers of a collection of quotes, in its order. */
export function readOffers(collection: unknown): readonly Offer[] {
  const quotes = listOf(objectOf(collection)['quotes']).filter(isLegacyQuote)
  return quotes.flatMap((quote) => offerOf(quote) ?? [])
}
