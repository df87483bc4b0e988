import { isBlank } from './blank.ts'
import { chainFamily } from './chain.ts'
import { warnEthereumAddress } from './ethereum-address.ts'
import { splitXAddress, warnXrplAddress } from './xrpl-address.ts'

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

/** What to enter in the place of an X-address, which holds an address and a tag in one. */
function adviseXAddress(text: string): string | undefined {
  const split = splitXAddress(text)
  if (split === undefined) return undefined
  const { address, destinationTag, isTestNetwork } = split
  const kind = isTestNetwork ? 'an X-address of the test network' : 'an X-address'
  return destinationTag === undefined
    ? `This is ${kind}: enter the address it stands for, ${address}.`
    : `This is ${kind}: enter the address it stands for, ${address}, and its destination tag separately: ${destinationTag}.`
}

/** The specification's blocking rule for the chain, literal and case-sensitive; other chains have none (VAL-018..027). */
export function checkWalletAddress(
  address: string,
  chain: string,
  wording: AddressWording,
): string | undefined {
  const family = chainFamily(chain)
  if (family === 'other' || isBlank(address) || RULES[family].shape.test(address)) return undefined
  const says = RULES[family][wording]
  const advice = family === 'xrpl' ? adviseXAddress(address) : undefined
  return advice === undefined ? says : `${says.replace(/\.$/, '')}. ${advice}`
}

/** A doubt that does not block: an address its chain's own checksum speaks against, or two things in one (OPEN-48). */
export function warnWalletAddress(address: string, chain: string): string | undefined {
  const family = chainFamily(chain)
  if (family === 'other' || isBlank(address)) return undefined
  if (RULES[family].shape.test(address)) return RULES[family].warn(address)
  return family === 'xrpl' ? adviseXAddress(address) : undefined
}

/** The first 6 and last 4 characters; ten or fewer are shown whole (FMT-008, OPEN-150). */
export function shortAddress(address: string): string {
  return address.length <= 10 ? address : `${address.slice(0, 6)}...${address.slice(-4)}`
}

/** In groups of four, so that two addresses can be compared by eye. */
export function groupAddress(address: string): string {
  return address.replace(/.{4}(?=.)/g, '$& ')
}
