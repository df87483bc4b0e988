import type { Wallet } from '#definition/generated/wire-entities.ts'
import { chainFamily, isEvm } from '#values/wallet/chain.ts'

/** Every name a chain goes by. */
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

/** One name for every spelling of a chain: XRPL and XRP are one (OPEN-59). */
export const chainKey = (chain: string): string => {
  const family = chainFamily(chain)
  return family === 'other' ? chain.toLowerCase() : family
}

/** Bech32 and its kin may be written in capitals as a whole. */
const IN_CAPITALS = /^(BC1|LTC1|BITCOINCASH:)[A-Z0-9]+$/

/** One spelling of an address: capitals mean nothing but a checksum in those of Ethereum's kind. */
export const addressKey = (address: string, chain: string): string =>
  isEvm(chainFamily(chain)) || IN_CAPITALS.test(address) ? address.toLowerCase() : address
