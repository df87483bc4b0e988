import type { Wallet } from '#definition/generated/wire-entities.ts'
import { chainFamily, isEvm } from '#values/wallet/chain.ts'

/** All spellings of chains. */
export const CHAINS: readonly Wallet['chain'][] = [
  'XRPL',
  'XRP',
  'Ethereum',
  'Tron',
  'Bitcoin',
  'Bitcoin_Cash',
  'Ethereum_Classic',
  'Litecoin',
  '{product}',
  'binance_smart_chain',
]

/** Returns one key for all spellings of a chain, such as XRPL and XRP (OPEN-59). */
export const chainKey = (chain: string): string => {
  const family = chainFamily(chain)
  return family === 'other' ? chain.toLowerCase() : family
}

/** Bech32-like addresses, which may be written all in capitals. */
const IN_CAPITALS = /^(BC1|LTC1|BITCOINCASH:)[A-Z0-9]+$/

/** Returns one spelling of an address: for Ethereum's kind, capitals are only a checksum. */
export const addressKey = (address: string, chain: string): string =>
  isEvm(chainFamily(chain)) || IN_CAPITALS.test(address) ? address.toLowerCase() : address
