import { chainFamily } from '#values/chain.ts'

/** One name for every spelling of a chain: XRPL and XRP are one (OPEN-59). */
export const chainKey = (chain: string): string => {
  const family = chainFamily(chain)
  return family === 'other' ? chain.toLowerCase() : family
}

/** One spelling of an address: capitals mean nothing but a checksum in those of Ethereum. */
export const addressKey = (address: string, chain: string): string =>
  chainFamily(chain) === 'ethereum' ? address.toLowerCase() : address
