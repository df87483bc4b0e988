import { isBlank } from '../blank.ts'
import { sayValues } from '../generated/say-values.ts'

/** Destination of a payment on the network; the account is optional (VAL-009). */
export interface NetworkAddress {
  account?: string
  host: string
}

/** Reads account@host (VAL-008); a second at-sign throws (VAL-010). */
export function parseNetworkAddress(text: string): NetworkAddress {
  const [first = '', second, ...more] = text.trim().split('@')
  if (more.length > 0)
    throw new SyntaxError(`A network address has one at-sign at most: ${JSON.stringify(text)}`)
  if (second === undefined) return { host: first }
  return first === '' ? { host: second } : { account: first, host: second }
}

/** Accepts a blank, or account@host with an optional account (VAL-001, VAL-008..010). */
export function checkNetworkAddress(text: string): string | undefined {
  const isFine = isBlank(text) || /^([^@\s]+@)?[^@\s]+$/.test(text.trim())
  return isFine ? undefined : sayValues('networkAddress')
}
