import type { Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { Refused, refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import type { NetworkGateway } from '../network/types.ts'
import { toLegacyQuote, toQuote } from './answer.ts'
import { keepQuote } from './keep.ts'
import { findOffer, type Wanted } from './offer.ts'

interface QuoteRequest {
  quoteAmount: string
  quoteAmountType: Wanted['side']
  sourceCurrency: string
  destinationCurrency: string
  destinationCountry: string
  payinCategory: string
  payoutCategory: string
  destinationBlockchainNetwork?: string
}

interface LegacyQuoteRequest {
  senderAccount: string
  quoteType: string
  amount: string
  currency: string
  payoutCurrency: string
  country: string
  receiverHost: string
  receiverAccount: string
}

const wantedOf = (body: QuoteRequest): Wanted => ({
  amount: body.quoteAmount,
  side: body.quoteAmountType,
  sourceCurrency: body.sourceCurrency,
  payinCategory: body.payinCategory,
  route: {
    country: body.destinationCountry,
    currency: body.destinationCurrency,
    payoutCategory: body.payoutCategory,
    destinationBlockchainNetwork: body.destinationBlockchainNetwork,
  },
})

const legacyWantedOf = (body: LegacyQuoteRequest): Wanted => ({
  amount: body.amount,
  side: body.quoteType === 'SENDING_AMOUNT' ? 'SOURCE_AMOUNT' : 'DESTINATION_AMOUNT',
  sourceCurrency: body.currency,
  route: { country: body.country, currency: body.payoutCurrency, payoutCategory: 'BANK' },
})

/** An account at a host; an account that names its host already stands as it is. */
const addressOf = (account: string, host: string): string =>
  account.includes('@') ? account : `${account}@${host}`

export const quoteHandlers = (ground: {
  definitions: ServerDefinitions
  network: NetworkGateway
}): Handlers => {
  const secondsOf = () => limitOf(ground.definitions, 'quoteSeconds')
  return {
    'quotes.create': async ({ trx, tenant, body, now }) => {
      const request = body as unknown as QuoteRequest
      const wanted = wantedOf(request)
      const offer = await findOffer(trx, ground, wanted, now)
      if (offer instanceof Refused) return offer
      const row = await keepQuote(trx, tenant, wanted, offer, {
        flow: 'DIRECT',
        quoteType: request.quoteAmountType,
        seconds: secondsOf(),
      })
      return { body: { quoteCollectionId: row.collection_id, quotes: [toQuote(row, now)] }, audit: null }
    },
    'quotes.createLegacy': async ({ trx, tenant, body, now, session }) => {
      const request = body as unknown as LegacyQuoteRequest
      const wanted = legacyWantedOf(request)
      const offer = await findOffer(trx, ground, wanted, now)
      if (offer instanceof Refused) return offer.fault === 'quote-failed' ? refused('no-quotes') : offer
      const host = `rn.org.${session.organisation.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
      const row = await keepQuote(trx, tenant, wanted, offer, {
        flow: 'LEGACY',
        quoteType: request.quoteType,
        seconds: secondsOf(),
        senderAddress: addressOf(request.senderAccount, host),
        receiverAddress: addressOf(request.receiverAccount, request.receiverHost),
      })
      return { body: { quote_collection_id: row.collection_id, quotes: [toLegacyQuote(row)] }, audit: null }
    },
  }
}
