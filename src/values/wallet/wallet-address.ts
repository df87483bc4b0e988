import { bitcoinReaders, warnReadAddress } from './bitcoin-address.ts'
import { isBlank } from '../blank.ts'
import { warnBurnAddress } from './burn-address.ts'
import { chainFamily, type ChainFamily } from './chain.ts'
import { warnEthereumAddress } from './ethereum-address.ts'
import { addressOfUri } from './payment-uri.ts'
import { splitTaggedAddress, splitXAddress, warnXrplAddress } from './xrpl-address.ts'
import { sayWallets } from '../generated/say-wallets.ts'

/** The older messages belong to the legacy flow, the newer ones to multi product and identities (OPEN-48). */
export type AddressWording = 'older' | 'newer'

interface AddressRules {
  readonly isAddress: (text: string) => boolean
  /** Returns a warning about a valid address. */
  readonly warn: (address: string) => string | undefined
  readonly older: () => string
  readonly newer: () => string
}

/** The shape blocks and the capitals only warn, on Ethereum and on the chains that took its addresses over (OPEN-48). */
function evm(name: string, symbol: string): AddressRules {
  return {
    isAddress: (text) => /^0x[A-Za-z0-9]{40}$/.test(text),
    warn: warnEthereumAddress,
    ...wordsOf(name, symbol),
  }
}

/** Rules of a chain without a specified format: an address with a wrong checksum is invalid. */
function checksummed(family: keyof typeof bitcoinReaders, name: string, symbol: string): AddressRules {
  const read = bitcoinReaders[family]
  return {
    isAddress: (text) => read(text) !== undefined,
    warn: (address) => warnReadAddress(read(address)!),
    ...wordsOf(name, symbol),
  }
}

function wordsOf(name: string, symbol: string) {
  return {
    older: () => sayWallets('walletAddressOlder', { symbol }),
    newer: () => sayWallets('walletAddress', { name }),
  }
}

const RULES: Readonly<Record<Exclude<ChainFamily, 'other'>, AddressRules>> = {
  ethereum: evm('Ethereum', 'ETH'),
  ethereum_classic: evm('Ethereum Classic', 'ETC'),
  binance_smart_chain: evm('binance_smart_chain', 'BNB'),
  xrpl: {
    isAddress: (text) => /^[rxt][1-9A-HJ-NP-Za-km-z]{24,34}$/.test(text),
    warn: warnXrplAddress,
    ...wordsOf('XRPL', 'XRP'),
  },
  bitcoin: checksummed('bitcoin', 'Bitcoin', 'BTC'),
  bitcoin_cash: checksummed('bitcoin_cash', 'Bitcoin Cash', 'BCH'),
  litecoin: checksummed('litecoin', 'Litecoin', 'LTC'),
  tron: checksummed('tron', 'Tron', 'TRX'),
}

/** Removes spaces and what a code to scan adds, unless a tag is among it, which somebody has to see. */
export function bareAddress(text: string, chain: string): string {
  if (splitTaggedAddress(text) !== undefined) return text.trim()
  return addressOfUri(text.replace(/\s/g, ''), chainFamily(chain))
}

/** Returns advice for a text that holds an address and a tag in one. */
function adviseSplit(text: string): string | undefined {
  const tagged = splitTaggedAddress(text)
  if (tagged)
    return sayWallets('taggedAddress', { address: tagged.address, tag: tagged.destinationTag ?? '' })
  const split = splitXAddress(text)
  if (split === undefined) return undefined
  const { address, destinationTag: tag, isTestNetwork } = split
  return tag === undefined
    ? sayWallets(isTestNetwork ? 'testXAddress' : 'xAddress', { address })
    : sayWallets(isTestNetwork ? 'testXAddressTagged' : 'xAddressTagged', { address, tag })
}

/**
 * Returns the error of an address: by the specification's rule for the chain, literal and case-sensitive
 * (VAL-018..027), else by the checksum.
 */
export function checkWalletAddress(
  address: string,
  chain: string,
  wording: AddressWording,
): string | undefined {
  const family = chainFamily(chain)
  if (family === 'other' || isBlank(address) || RULES[family].isAddress(address)) return undefined
  const says = RULES[family][wording]()
  const advice = family === 'xrpl' ? adviseSplit(address) : undefined
  return advice === undefined ? says : `${says.replace(/\.$/, '')}. ${advice}`
}

/**
 * Returns a warning that does not block: doubtful capitals or checksum, a burn address, or two values in one
 * (OPEN-48).
 */
export function warnWalletAddress(address: string, chain: string): string | undefined {
  const family = chainFamily(chain)
  if (family === 'other' || isBlank(address)) return undefined
  if (RULES[family].isAddress(address)) return warnBurnAddress(address, family) ?? RULES[family].warn(address)
  return family === 'xrpl' ? adviseSplit(address) : undefined
}

/** The first 6 and last 4 characters; ten or fewer are shown whole (FMT-008, OPEN-150). */
export function shortAddress(address: string): string {
  return address.length <= 10 ? address : `${address.slice(0, 6)}...${address.slice(-4)}`
}

/** In groups of four, so that two addresses can be compared by eye. */
export function groupAddress(address: string): string {
  return address.replace(/.{4}(?=.)/g, '$& ')
}
