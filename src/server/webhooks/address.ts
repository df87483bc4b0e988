import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A public IP address that reaches the host machine in this cloud. */
const OF_CLOUDS = new Set(['168.63.129.16'])
/** The public IPv6 range; others are private or wrap an IPv4 address (mapped, NAT64, 6to4, Teredo). */
const ROUTED_V6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/** Returns true for a public IP address in any spelling; false for other texts (TRU-227). */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || OF_CLOUDS.has(parsed.toString())) return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(ROUTED_V6)
}

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

export interface AddressTerms {
  /** True: this machine may be called, without https. */
  isLocalAllowed: boolean
}

const isAllowedAddress = (address: string, { isLocalAllowed }: AddressTerms): boolean =>
  isPublicAddress(address) || (isLocalAllowed && isLoopback(address))

const literalOf = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** Returns true for an allowed endpoint: https, without a password, and no private IP address. */
export const isAllowedUrl = (text: string, terms: AddressTerms): boolean => {
  const url = URL.parse(text)
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return false
  const host = literalOf(url.hostname)
  const isLocal = terms.isLocalAllowed && (host === 'localhost' || isLoopback(host))
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return false
  return isLocal || (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
}

/** Resolves a host; empty if any of its addresses is not allowed. */
export const resolveAllowed = async (hostname: string, terms: AddressTerms) => {
  const host = literalOf(hostname)
  const family = isIP(host)
  const found = family === 0 ? await lookup(host, { all: true }) : [{ address: host, family }]
  return found.every(({ address }) => isAllowedAddress(address, terms)) ? found : []
}
