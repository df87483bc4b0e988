/** Numbers by which codes to scan name a chain (EIP-155), where an address looks the same on all of them. */
const CHAIN_IDS: Readonly<Record<string, string>> = {
  ethereum: '1',
  binance_smart_chain: '56',
  ethereum_classic: '61',
}
const SCANNED = /^(?:pay-)?([A-Za-z0-9:]{20,100})(?:@(\d+))?(?:\?([^\s?]*))?$/
/** A parameter that a reader has to understand (BIP-21). */
const REQUIRED = /(?:^|&)req-/i

/**
 * Returns the address of a code to scan (EIP-681, BIP-21) without its amount and chain. One for another chain, or
 * for a call of a contract, stays as it is: the address in it is not where the money should go.
 */
export function addressOfUri(text: string, family: string): string {
  const [, address, chainId, parameters = ''] = SCANNED.exec(text) ?? []
  const isOfChain = chainId === undefined || chainId === CHAIN_IDS[family]
  return address === undefined || !isOfChain || REQUIRED.test(parameters) ? text : address
}
