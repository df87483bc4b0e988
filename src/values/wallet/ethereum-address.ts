import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { sayWallets } from '../generated/say-wallets.ts'

/** The address with the capitals that EIP-55 derives from its hash. */
export function checksumCase(address: string): string {
  const hex = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(hex)))
  const cased = hex
    .split('')
    .map((digit, place) => ((hash[place] ?? '0') >= '8' ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}

/**
 * Returns a warning about an Ethereum address: not hexadecimal, or capitals that contradict EIP-55 (OPEN-48).
 */
export function warnEthereumAddress(address: string): string | undefined {
  const hex = address.slice(2)
  if (!/^[0-9a-fA-F]{40}$/.test(hex)) return sayWallets('hexadecimalAddress')
  const isMixed = hex !== hex.toLowerCase() && hex !== hex.toUpperCase()
  return isMixed && address !== checksumCase(address) ? sayWallets('addressCapitals') : undefined
}
