import { compare } from '#values/decimal.ts'
import type { Corridor } from './types.ts'
import type { Route } from './offer-request.ts'

/** Returns the corridor of a route; a wallet's is found by asset and chain, not by its holder's country. */
export const findCorridor = (corridors: readonly Corridor[], route: Route): Corridor | undefined =>
  corridors.find(
    (corridor) =>
      corridor.currency === route.currency &&
      corridor.payoutCategory === route.payoutCategory &&
      (corridor.country === undefined || corridor.country === route.country) &&
      corridor.destinationBlockchainNetwork === route.destinationBlockchainNetwork,
  )

/** Returns the first rail that carries the amount. */
export const railFor = (corridor: Corridor, amount: string): Corridor['rails'][number] | undefined =>
  corridor.rails.find((rail) => rail.upTo === undefined || compare(amount, rail.upTo) <= 0)

/**
 * Returns a corridor's name in an organisation's configuration: 'country:currency', or 'blockchain:currency'
 * for a wallet (SET-008, SET-009).
 */
export const routeName = (corridor: Corridor): string =>
  `${corridor.destinationBlockchainNetwork ?? corridor.country}:${corridor.currency}`
