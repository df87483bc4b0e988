import type { Library } from '#definition/library.ts'
import type { Session } from '../app/session.ts'

/** The organisation setting that permits payments on behalf of others (SET-015). */
export const THIRD_PARTY = 'third_party_payment_allowed'

export const limitValues = (limits: Library['limits']): Record<string, unknown> =>
  Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, limit.is]))

/**
 * Returns the facts of an organisation's configuration; server and portal evaluate rules over the same ones.
 */
export const configurationFacts = ({ organisation }: Session, limits: Record<string, unknown>) => {
  const { settings, products, serverVersion } = organisation
  return {
    settings,
    products,
    limits,
    serverVersion,
    thirdPartyPaymentAllowed: settings[THIRD_PARTY] === 'true',
  }
}
