import { isBlank } from './blank.ts'
import { sayValues } from './generated/say-values.ts'

const OCTET = '(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])'
const SHAPE = new RegExp(`^${OCTET}(\\.${OCTET}){3}(/(3[0-2]|[12]?[0-9]))?$`)

/**
 * Accepts a blank, or an IPv4 address in four decimal parts with an optional mask /0 to /32 (VAL-001,
 * VAL-004).
 */
export function checkIpv4(text: string): string | undefined {
  const isFine = isBlank(text) || SHAPE.test(text)
  return isFine ? undefined : sayValues('ipv4')
}
