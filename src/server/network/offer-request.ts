import type { Quote } from '#definition/generated/wire-entities.ts'
import type { Environment } from '../store/environment.ts'

/** The parts that identify a corridor; the country counts for bank accounts only. */
export interface Route {
  country?: string
  currency: string
  payoutCategory: string
  destinationBlockchainNetwork?: string
}

/** An amount to price: the amount sent or the amount received. */
export interface PriceRequest {
  amount: string
  side: 'SOURCE_AMOUNT' | 'DESTINATION_AMOUNT'
  sourceCurrency: string
}

/** The request for offers: an amount, a route and an environment. */
export interface OfferRequest extends PriceRequest {
  environment: Environment
  route: Route & { country: string }
  payinCategory?: Quote['payinCategory']
}
