import { refused } from '../app/refused.ts'
import type { NetworkData } from '../network/data.ts'
import type { Corridor } from '../network/types.ts'
import { routeName } from '../network/corridors.ts'

/**
 * Returns the payout partner: the organisation's fixed name, its override for the route, or the route itself
 * (API-163..165).
 */
export const partnerOf = (
  partners: NetworkData['partners'],
  orgId: string,
  corridor: Corridor,
): string | undefined =>
  partners.fixed[orgId] ?? partners.overrides[orgId]?.[routeName(corridor)] ?? corridor.partner

/** Returns why no partner is known, in the specification's words (ERR-003..005). */
export const withoutPartner = (route: { country?: string; payoutCategory?: string }, address?: string) => {
  if (!route.country && route.payoutCategory !== 'CRYPTO') return refused('partner-country-missing')
  return address
    ? refused('partner-address-not-found', { values: { address } })
    : refused('partner-not-found')
}
