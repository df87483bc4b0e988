import { compare } from '#values/decimal.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import { refused, refusedField, Refused } from '../app/refused.ts'
import { isListed } from '../languages/lists.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Corridor, NetworkGateway, Rail } from '../network/types.ts'
import type { Trx } from '../store/tenant.ts'
import { legacyPriceOf, rateBroughtAlong } from './legacy-price.ts'
import type { LegacyQuoteRequest } from './legacy-request.ts'
import type { OfferRequest } from '../network/offer-request.ts'
import { validateAmount, openCorridor, withinLimits } from './offer.ts'
import type { Environment } from '../store/environment.ts'

/** The category that fits any rail. */
const ANY = 'OTHER'

const isRequestedRail = (
  rail: Rail,
  { paymentMethod, payoutMethodCategory }: LegacyQuoteRequest,
): boolean => {
  const isMethod = paymentMethod === undefined || paymentMethod.toLowerCase() === rail.name.toLowerCase()
  const category = payoutMethodCategory ?? ANY
  return isMethod && (category === ANY || rail.category === undefined || rail.category === category)
}

const marketFor = (
  network: NetworkGateway,
  { customRate, currency }: LegacyQuoteRequest,
  corridor: Corridor,
  now: Date,
) =>
  customRate
    ? rateBroughtAlong(customRate, currency, corridor.currency)
    : (network.rate(currency, corridor.currency, now) ?? refused('no-quotes'))

/** Returns an offer for each payout method that fits the form, or why there is none (ERR-033, ERR-034). */
export const findLegacyOffers = async (
  trx: Trx,
  environment: Environment,
  dependencies: { network: NetworkGateway; definitions: ServerDefinitions },
  request: LegacyQuoteRequest,
  now: Date,
) => {
  const { country, currency, payoutCurrency, amount, receiverCountry } = request
  for (const [path, place] of Object.entries({ country, receiverCountry }))
    if (isListed(dependencies.definitions, 'sanctioned-countries', place))
      return refusedField('country-sanctioned', path, sayRefusals('sanctioned'))
  const input: OfferRequest = {
    environment,
    amount,
    side: request.quoteType === 'SENDING_AMOUNT' ? 'SOURCE_AMOUNT' : 'DESTINATION_AMOUNT',
    sourceCurrency: currency,
    route: { country, currency: payoutCurrency, payoutCategory: 'BANK' },
  }
  const corridor = await openCorridor(trx, dependencies, input)
  if (corridor instanceof Refused) return corridor
  const typed = input.side === 'SOURCE_AMOUNT' ? currency : payoutCurrency
  const tooFine =
    validateAmount(amount, typed, 'amount') ??
    (request.customFee === undefined ? undefined : validateAmount(request.customFee, currency, 'customFee'))
  if (tooFine) return tooFine
  const rails = corridor.rails.filter((rail) => isRequestedRail(rail, request))
  if (rails.length === 0) return refused('payment-method-invalid')
  const market = marketFor(dependencies.network, request, corridor, now)
  if (market instanceof Refused) return market
  const price = legacyPriceOf(corridor, request, market)
  if (!price) return refused('no-quotes')
  const outside = withinLimits(corridor, price.destinationAmount)
  if (outside) return outside
  const fitting = rails.filter(
    ({ upTo }) => upTo === undefined || compare(price.destinationAmount, upTo) <= 0,
  )
  if (fitting.length === 0) return refused('no-quotes')
  return { wanted: input, offers: fitting.map((rail) => ({ corridor, price, rail })) }
}
