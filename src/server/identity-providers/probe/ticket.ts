import { seal, unseal } from '../../secrets/seal.ts'

const MS = 900_000

/** Creates a signed ticket to test one login; it starts no session. */
export const makeTicket = (providerId: string, secret: string): string =>
  seal({ providerId, until: Date.now() + MS }, secret, 'outside-probe')

/** Returns the login a ticket is for, or undefined if it expired. */
export const readTicket = (ticket: string, secret: string): string | undefined => {
  const read = unseal(ticket, secret, 'outside-probe') as { providerId: string; until: number } | undefined
  return read && read.until > Date.now() ? read.providerId : undefined
}
