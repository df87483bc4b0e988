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
  readonly messageFormat?: 'ISO20022_SEPA'
  readonly expiresAt: string
}

interface Element {
  readonly quote_element_order: number
  readonly sending_amount: string
  readonly receiving_amount: string
  readonly sending_fee: string
  readonly sending_currency_code: string
  readonly receiving_currency_code: string
}

interface LegacyQuote {
  readonly quote_id: string
  readonly quote_elements: readonly Element[]
  readonly fx_rate: string
  readonly payment_method?: string
  readonly settles?: string
  readonly message_format?: 'ISO20022_SEPA'
  readonly expires_at: string
}

/** What leaves in the first hop, and what arrives in the last. */
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
    ...(quote.message_format && { messageFormat: quote.message_format }),
    expiresAt: quote.expires_at,
  }
}

/** The offers of a collection of quotes, in its order. */
export function readOffers(collection: unknown): readonly Offer[] {
  const { quotes = [] } = Object(collection) as { quotes?: readonly LegacyQuote[] }
  return quotes.flatMap((quote) => offerOf(quote) ?? [])
}
