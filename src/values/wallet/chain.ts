const FAMILIES = {
  xrpl: 'xrpl',
  xrp: 'xrpl',
  ethereum: 'ethereum',
  eth: 'ethereum',
  ethereum_classic: 'ethereum_classic',
  binance_smart_chain: 'binance_smart_chain',
  tron: 'tron',
  bitcoin: 'bitcoin',
  bitcoin_cash: 'bitcoin_cash',
  litecoin: 'litecoin',
} as const

/** Chains with their own address rules; the deployer's ledger and unknown chains have none. */
export type ChainFamily = (typeof FAMILIES)[keyof typeof FAMILIES] | 'other'

/** Returns the family of address rules of a chain, by its value or label; XRPL and XRP are one (OPEN-59). */
export function chainFamily(chain: string): ChainFamily {
  const name = chain.toLowerCase().replaceAll(' ', '_')
  return Object.hasOwn(FAMILIES, name) ? FAMILIES[name as keyof typeof FAMILIES] : 'other'
}

const EVM: ReadonlySet<ChainFamily> = new Set(['ethereum', 'ethereum_classic', 'binance_smart_chain'])

/** Whether a chain writes its addresses as Ethereum does: hexadecimal, with capitals as a checksum. */
export function isEvm(family: ChainFamily): boolean {
  return EVM.has(family)
}
