import { isBlank } from './blank.ts'
import { chainFamily } from './chain.ts'
import { warnEthereumAddress } from './ethereum-address.ts'
import { warnXrplAddress } from './xrpl-address.ts'

/** The older messages belong to the legacy flow, the newer ones to multi product and identities (OPEN-48). */
export type AddressWording = 'older' | 'newer'

const RULES = {
  ethereum: {
    shape: /^0x[A-Za-z0-9]{40}$/,
    older: 'This is an invalid ETH wallet address',
    newer: 'The provided Ethereum wallet address is invalid.',
    warn: warnEthereumAddress,
  },
  xrpl: {
    shape: /^[rxt][1-9A-HJ-NP-Za-km-z]{24,34}$/,
    older: 'This is an invalid XRP wallet address',
    newer: 'The provided XRPL wallet address is invalid.',
    warn: warnXrplAddress,
  },
}

/** The specification's blocking rule for the chain, literal and case-sensitive; other chains have none (VAL-018..027). */
export function checkWalletAddress(
  address: string,
  chain: string,
  wording: AddressWording,
): string | undefined {
  const family = chainFamily(chain)
  if (family === 'other' || isBlank(address) || RULES[family].shape.test(address)) return undefined
  return RULES[family][wording]
}

/** A doubt that does not block: an address its chain's own checksum speaks against (OPEN-48). */
export function warnWalletAddress(address: string, chain: string): string | undefined {
  const family = chainFamily(chain)
  if (family === 'other' || isBlank(address) || !RULES[family].shape.test(address)) return undefined
  return RULES[family].warn(address)
}

/** The first 6 and last 4 characters; ten or fewer are shown whole (FMT-008, OPEN-150). */
export function shortAddress(address: string): string {
  return address.length <= 10 ? address : `${address.slice(0, 6)}...${address.slice(-4)}`
}

/** In groups of four, so that two addresses can be compared by eye. */
export function groupAddress(address: string): string {
  return address.replace(/.{4}(?=.)/g, '$& ')
}
