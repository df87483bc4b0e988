import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Public by its number, but answered by the machine that a server of this cloud runs on. */
const OF_CLOUDS = new Set(['168.63.129.16'])
/** What the Internet routes of IPv6; all else is of one network, or leads on to an IPv4 address (mapped, NAT64, 6to4, Teredo). */
const ROUTED_V6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/** Whether an address is one of the public Internet, in whatever spelling; no for what is no address (TRU-227). */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || OF_CLOUDS.has(parsed.toString())) return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(ROUTED_V6)
}

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

export interface AddressTerms {
  /** Whether this machine itself may be called, without https. */
  isLocalAllowed: boolean
}

const isAllowedAddress = (address: string, { isLocalAllowed }: AddressTerms): boolean =>
  isPublicAddress(address) || (isLocalAllowed && isLoopback(address))

const literalOf = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** Whether an endpoint may be registered at this address: https, without a password in it, and no number of a private network. */
export const isAllowedUrl = (text: string, terms: AddressTerms): boolean => {
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false
  const host = literalOf(url.hostname)
  const isLocal = terms.isLocalAllowed && (host === 'localhost' || isLoopback(host))
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return false
  return isLocal || (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
}

/** The addresses of a host as they are now; empty where any of them is one that may not be called. */
export const resolveAllowed = async (hostname: string, terms: AddressTerms) => {
  const host = literalOf(hostname)
  const family = isIP(host)
  const found = family === 0 ? await lookup(host, { all: true }) : [{ address: host, family }]
  return found.every(({ address }) => isAllowedAddress(address, terms)) ? found : []
}
