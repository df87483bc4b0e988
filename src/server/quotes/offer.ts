import { compare } from '#values/decimal.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused, refusedField, Refused } from '../app/refused.ts'
import { isOpen, readConfiguration } from '../configuration/product.ts'
import { isListed } from '../definitions/lists.ts'
import { railFor } from '../network/corridors.ts'
import { priceOf, type Asked, type Price } from '../network/price.ts'
import type { Corridor, NetworkGateway, Route } from '../network/types.ts'
import type { Trx } from '../store/tenant.ts'

export interface Wanted extends Asked {
  route: Route & { country: string }
  payinCategory?: string
}

export interface Offer {
  corridor: Corridor
  price: Price
  rail: Corridor['rails'][number]
}

const withinLimits = ({ limits, currency }: Corridor, amount: string): Refused | undefined => {
  if (compare(amount, limits.least) < 0)
    return refused('amount-below-corridor', { values: { least: limits.least, currency } })
  if (limits.most !== undefined && compare(amount, limits.most) > 0) {
    return refused('amount-above-corridor', { values: { most: limits.most, currency } })
  }
  return undefined
}

/** What the network offers for an amount, or why it offers nothing (ERR-034, ERR-035, ERR-038, LIM-050). */
export const findOffer = async (
  trx: Trx,
  { network, definitions }: { network: NetworkGateway; definitions: ServerDefinitions },
  wanted: Wanted,
  now: Date,
): Promise<Offer | Refused> => {
  if (isListed(definitions, 'sanctioned-countries', wanted.route.country)) {
    return refusedField('country-sanctioned', 'destinationCountry', 'Money cannot be sent to this country.')
  }
  const configuration = await readConfiguration(trx, network.corridors)
  if (wanted.payinCategory && !configuration.allowedPayinCategory.includes(wanted.payinCategory))
    return refused('payin-not-allowed')
  if (!configuration.allowedPayoutCategory.includes(wanted.route.payoutCategory))
    return refused('payment-method-invalid')
  const corridor = network.corridor(wanted.route)
  const isSourceOpen = configuration.routes.enabledSourceList.includes(wanted.sourceCurrency)
  if (
    !corridor ||
    !isOpen(configuration, corridor) ||
    !isSourceOpen ||
    !corridor.sources.includes(wanted.sourceCurrency)
  ) {
    return refused('payout-not-available')
  }
  const rate = network.rate(wanted.sourceCurrency, corridor.currency, now)
  if (rate === undefined) return refused('quote-failed')
  const price = priceOf(corridor, wanted, rate)
  const arriving = price?.destinationAmount ?? '0'
  const outside = withinLimits(corridor, arriving)
  if (outside) return outside
  const rail = railFor(corridor, arriving)
  return price && rail ? { corridor, price, rail } : refused('quote-failed')
}
