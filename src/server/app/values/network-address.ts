import { isIPv6 } from 'node:net'

const GROUPS = 8
/** A network gives each of its hosts as many addresses as it likes within the first half. */
const NETWORK_GROUPS = 4

/** Returns the eight groups of an IPv6 address, each in its shortest form. */
const groupsOf = (address: string): string[] => {
  const [plain = ''] = address.split('%')
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [head = [], tail] = written.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  if (!tail) return head
  return [...head, ...Array<string>(GROUPS - head.length - tail.length).fill('0'), ...tail]
}

/** Returns IPv4 as four numbers from its two groups of an IPv6 address. */
const toIpv4 = (groups: readonly string[]): string =>
  groups
    .flatMap((group) => {
      const number = Number.parseInt(group, 16)
      return [number >> 8, number & 255]
    })
    .join('.')

/**
 * Returns what limits count by: an IPv4 address in its plain form, or the /64 of an IPv6 address, since one
 * host may use all of it.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  return isMapped ? toIpv4(groups.slice(6)) : `${groups.slice(0, NETWORK_GROUPS).join(':')}::`
}
