import { randomUUID } from 'node:crypto'
import { checkAmount } from '#engine/field/money.ts'
import { compare } from '#values/decimal.ts'
import { formatAmountOf } from '#values/money.ts'
import type { FaultName } from '#definition/wire.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused, refusedField, Refused } from '../app/refused.ts'
import { isOpen, readConfiguration } from '../configuration/product.ts'
import { isListed } from '../languages/lists.ts'
import { railFor } from '../network/corridors.ts'
import { priceOf, TRANSFER_FEE, type Price } from '../network/quote/price.ts'
import type { Corridor, NetworkGateway } from '../network/types.ts'
import type { OfferRequest } from '../network/offer-request.ts'
import type { Trx } from '../store/tenant.ts'

export interface Offer {
  corridor: Corridor
  price: Price
  rail: Corridor['rails'][number]
  /** The network's ID of the quote, if it has one. */
  quoteId?: string
  firm?: { networkQuoteId: string; seconds: number }
}

/** Seconds that a price is valid longer at the network, so that a last-second payment arrives in time. */
const ON_THE_WAY_SECONDS = 30

/** Refuses an amount outside the corridor's limits. */
export const withinLimits = ({ limits, currency }: Corridor, amount: string) => {
  if (compare(amount, limits.least) < 0)
    return refused('amount-below-corridor', {
      values: { least: formatAmountOf(limits.least, currency), currency },
    })
  if (limits.most !== undefined && compare(amount, limits.most) > 0) {
    return refused('amount-above-corridor', {
      values: { most: formatAmountOf(limits.most, currency), currency },
    })
  }
  return undefined
}

/**
 * Refuses an amount with more digits than its currency settles (ISO 4217). `path` is its place in the body.
 */
export const validateAmount = (amount: string, currency: string, path: string) => {
  const wrong = checkAmount(amount, currency)
  return wrong === undefined ? undefined : refusedField('invalid-request', path, wrong, 'money')
}

const isAmong = (list: readonly string[], value: string): boolean => list.includes(value)

type Configuration = Awaited<ReturnType<typeof readConfiguration>>

type OfferDependencies = { network: NetworkGateway; definitions: ServerDefinitions }

/** Returns the corridor of a route, or why the organisation may not use it (ERR-034 to ERR-036, LIM-050). */
export const openCorridor = async <Code extends FaultName = never>(
  trx: Trx,
  { network, definitions }: OfferDependencies,
  requested: Omit<OfferRequest, 'amount' | 'side'>,
  /** A further check of the organisation's configuration. */
  alsoGranted: (configuration: Configuration) => Refused<Code> | undefined = () => undefined,
) => {
  if (isListed(definitions, 'sanctioned-countries', requested.route.country)) {
    return refusedField('country-sanctioned', 'destinationCountry', sayRefusals('sanctioned'))
  }
  const configuration = await readConfiguration(trx, network.corridors)
  if (configuration.routes.enabledSourceList.length === 0) return refused('no-accounts')
  const wrong = alsoGranted(configuration)
  if (wrong) return wrong
  if (!isAmong(configuration.allowedPayoutCategory, requested.route.payoutCategory))
    return refused('payment-method-invalid')
  const corridor = network.corridor(requested.route)
  const isSourceOpen = configuration.routes.enabledSourceList.includes(requested.sourceCurrency)
  const isServed =
    corridor &&
    isOpen(configuration, corridor, requested.environment) &&
    isSourceOpen &&
    corridor.sources.includes(requested.sourceCurrency)
  return isServed ? corridor : refused('payout-not-available')
}

/** Returns the offer for an amount, or why there is none (ERR-034, ERR-035, ERR-038, LIM-050). */
export const findOffer = async (
  trx: Trx,
  dependencies: OfferDependencies,
  input: OfferRequest,
  now: Date,
) => {
  const { amount, side, sourceCurrency } = input
  const isPaidIn = ({ allowedPayinCategory }: Configuration) =>
    input.payinCategory && !isAmong(allowedPayinCategory, input.payinCategory)
      ? refused('payin-not-allowed')
      : undefined
  const corridor = await openCorridor(trx, dependencies, input, isPaidIn)
  if (corridor instanceof Refused) return corridor
  const typed = side === 'SOURCE_AMOUNT' ? sourceCurrency : corridor.currency
  const tooFine = validateAmount(amount, typed, 'quoteAmount')
  if (tooFine) return tooFine
  const rate = dependencies.network.rate(sourceCurrency, corridor.currency, now)
  if (rate === undefined) return refused('quote-failed')
  const price = priceOf(corridor, input, rate)
  const arriving = price?.destinationAmount ?? '0'
  const outside = withinLimits(corridor, arriving)
  if (outside) return outside
  const rail = railFor(corridor, arriving)
  return price && rail ? { corridor, price, rail } : refused('quote-failed')
}

/**
 * Returns a firm offer: the network's price with its ID and expiry if it quotes. Without its answer there is
 * no offer (TRU-370).
 */
export const findFirmOffer = async (
  trx: Trx,
  dependencies: OfferDependencies,
  input: OfferRequest,
  { now, orgId, seconds }: { now: Date; orgId: string; seconds: number },
) => {
  const offer = await findOffer(trx, dependencies, input, now)
  if (offer instanceof Refused) return offer
  const { corridor } = offer
  const { environment, amount, side, sourceCurrency, route } = input
  const outcome = await dependencies.network.quote({
    quoteId: randomUUID(),
    organisationId: orgId,
    environment,
    country: route.country,
    payoutCategory: corridor.payoutCategory,
    ...(corridor.destinationBlockchainNetwork && { blockchain: corridor.destinationBlockchainNetwork }),
    sourceCurrency,
    destinationCurrency: corridor.currency,
    amount,
    side,
    seconds: seconds + ON_THE_WAY_SECONDS,
  })
  if (outcome.kind === 'own') return offer
  if (outcome.kind !== 'quote') return refused('quote-failed')
  const { sourceAmount, destinationAmount, rate, totalFee, networkQuoteId, expiresAt, quoteId } =
    outcome.quote
  const outside = withinLimits(corridor, destinationAmount)
  if (outside) return outside
  const left = Math.floor((Date.parse(expiresAt) - Date.now()) / 1000)
  const rail = railFor(corridor, destinationAmount)
  if (!rail || left < 1) return refused('quote-failed')
  const fees = outcome.quote.fees?.map(({ description, amount: calculatedFee }) => ({
    feeDescription: description,
    calculatedFee,
  })) ?? [{ feeDescription: TRANSFER_FEE, calculatedFee: totalFee }]
  const price = { sourceAmount, destinationAmount, rate, totalFee, fees }
  return { corridor, price, rail, quoteId, firm: { networkQuoteId, seconds: Math.min(seconds, left) } }
}
