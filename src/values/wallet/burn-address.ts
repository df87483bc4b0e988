import { bitcoinReaders } from './bitcoin-address.ts'
import burnt from './burn-addresses.data.json' with { type: 'json' }
import { isEvm, type ChainFamily } from './chain.ts'
import { sayWallets } from '../generated/say-wallets.ts'

const LISTED: ReadonlySet<string> = new Set(burnt.addresses)
/** Payloads of the listed Bitcoin addresses; related chains write the same payload in other forms. */
const PAYLOADS: ReadonlySet<string> = new Set(
  burnt.addresses.flatMap((address) => {
    const read = bitcoinReaders.bitcoin(address)
    return read ? [hexOf(read.payload)] : []
  }),
)
/**
 * Zero address, precompiled contracts and similar addresses without a key: zeros except for the last digits.
 */
const NEAR_ZERO = /^0x0{36}[0-9a-f]{4}$/i

/**
 * Returns a warning about an address that nobody can spend from: the zero address of a chain, or a known burn
 * address.
 */
export function warnBurnAddress(address: string, family: ChainFamily): string | undefined {
  return isBurnt(address, family) ? sayWallets('burntAddress') : undefined
}

function isBurnt(address: string, family: ChainFamily): boolean {
  if (isEvm(family)) return isBurntEvm(address.toLowerCase())
  if (LISTED.has(address)) return true
  if (family === 'other' || !Object.hasOwn(bitcoinReaders, family)) return false
  const read = bitcoinReaders[family as keyof typeof bitcoinReaders](address)
  return read !== undefined && isBurntPayload(hexOf(read.payload), family)
}

function isBurntEvm(address: string): boolean {
  return NEAR_ZERO.test(address) || LISTED.has(address)
}

/**
 * Tells whether a payload has no key, whatever the form of its address. Tron derives its keys as Ethereum
 * does.
 */
function isBurntPayload(payload: string, family: ChainFamily): boolean {
  return /^0+$/.test(payload) || (family === 'tron' ? isBurntEvm(`0x${payload}`) : PAYLOADS.has(payload))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
