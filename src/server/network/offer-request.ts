import type { Quote } from '#definition/generated/wire-entities.ts'
import type { Environment } from '../store/environment.ts'

/** What names a corridor; the country counts for bank accounts only. */
export interface Route {
  country?: string
  currency: string
  payoutCategory: string
  destinationBlockchainNetwork?: string
}

/** What a price is asked for: an amount that leaves or one that arrives. */
export interface PriceRequest {
  amount: string
  side: 'SOURCE_AMOUNT' | 'DESTINATION_AMOUNT'
  sourceCurrency: string
}

/** What an offer is asked for. */
export interface OfferRequest extends PriceRequest {
  environment: Environment
  route: Route & { country: string }
  payinCategory?: Quote['payinCategory']
}
