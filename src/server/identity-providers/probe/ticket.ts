import { seal, unseal } from '../../secrets/seal.ts'

const MS = 900_000

/** A pass to try one login, for the person who was shown it; it begins no session. */
export const makeTicket = (providerId: string, secret: string): string =>
  seal({ providerId, until: Date.now() + MS }, secret, 'outside-probe')

/** The login that a pass is for; nothing once it is over. */
export const readTicket = (ticket: string, secret: string): string | undefined => {
  const read = unseal(ticket, secret, 'outside-probe') as { providerId: string; until: number } | undefined
  return read && read.until > Date.now() ? read.providerId : undefined
}
