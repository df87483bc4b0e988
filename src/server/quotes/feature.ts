import { randomUUID } from 'node:crypto'
import type { Answer, Request } from '#definition/wire.ts'
import { Refused } from '../app/refused.ts'
import { whyUncovered } from '../balances/reservation.ts'
import { limitOf } from '../definitions/limit.ts'
import { toLegacyQuote, toQuote, type QuoteRow } from './answer.ts'
import { saveQuote } from './quote-storage.ts'
import { findLegacyOffers } from './legacy-offers.ts'
import { addressesOf } from './legacy-request.ts'
import type { OfferRequest } from '../network/offer-request.ts'
import { findFirmOffer, type Offer } from './offer.ts'
import type { Environment } from '../store/environment.ts'
import type { Feature } from '../feature.ts'
import { defineForgetting } from '../jobs/forgetting.ts'
import { quoteForgetting } from './quote-expiry.ts'
import { quoteMetadataHandlers } from './metadata.ts'

type QuoteRequest = Request<'quotes.create'>

const requestOf = (body: QuoteRequest, environment: Environment): OfferRequest => ({
  environment,
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

export const feature: Feature = (dependencies) => {
  const { store, jobs, definitions } = dependencies
  defineForgetting(jobs, store, quoteForgetting)
  /** Counts from the last moment at which the quote can be accepted: that may be past the cut-off (TRU-829). */
  const arrivalOf = ({ corridor, rail }: Offer, { expires_at: until }: Pick<QuoteRow, 'expires_at'>) =>
    dependencies.network.arrival(corridor, rail, until)
  const secondsOf = () => limitOf(dependencies.definitions, 'quoteSeconds')
  return {
    ...quoteMetadataHandlers({ definitions }),
    'quotes.create': async ({ trx, tenant, body, now }) => {
      const request = body
      const input = requestOf(request, tenant.environment)
      const seconds = secondsOf()
      const offer = await findFirmOffer(trx, dependencies, input, { now, orgId: tenant.orgId, seconds })
      if (offer instanceof Refused) return offer
      const { sourceAmount: amount } = offer.price
      const account = { ...tenant, currency: input.sourceCurrency }
      const uncovered = await whyUncovered(trx, { ...account, amount }, 'quoteAmount')
      if (uncovered) return uncovered
      const row = await saveQuote(trx, tenant, input, offer, {
        flow: 'DIRECT',
        quoteType: request.quoteAmountType,
        seconds,
      })
      const { messageFormat } = offer.rail
      const arrivesOn = arrivalOf(offer, row)
      const quote = {
        ...toQuote(row, now),
        ...(arrivesOn !== undefined && { arrivesOn }),
        ...(messageFormat && { messageFormat }),
      }
      return { body: { quoteCollectionId: row.collection_id, quotes: [quote] } }
    },
    'quotes.createLegacy': async ({ trx, tenant, body, now, session }) => {
      const request = body
      const found = await findLegacyOffers(trx, tenant.environment, dependencies, request, now)
      if (found instanceof Refused) return found
      // Offers differ only in the payout method; their price is the same, so the first is enough.
      for (const { price } of found.offers.slice(0, 1)) {
        const account = { ...tenant, currency: found.wanted.sourceCurrency }
        const uncovered = await whyUncovered(trx, { ...account, amount: price.sourceAmount }, 'amount')
        if (uncovered) return uncovered
      }
      const addresses = addressesOf(request, session.organisation.name)
      const terms = { flow: 'LEGACY', quoteType: request.quoteType, seconds: secondsOf() } as const
      const collectionId = randomUUID()
      const quotes: Answer<'quotes.createLegacy'>['quotes'] = []
      for (const offer of found.offers) {
        const row = await saveQuote(trx, tenant, found.wanted, offer, {
          ...terms,
          ...addresses,
          collectionId,
          request,
        })
        const arrivesOn = arrivalOf(offer, row)
        quotes.push({
          ...toLegacyQuote(row, offer.rail.messageFormat),
          ...(arrivesOn !== undefined && { arrives_on: arrivesOn }),
        })
      }
      return { body: { quote_collection_id: collectionId, quotes } }
    },
  }
}
