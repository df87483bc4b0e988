const FAMILIES: Readonly<Record<string, ChainFamily>> = {
  xrpl: 'xrpl',
  xrp: 'xrpl',
  ethereum: 'ethereum',
  eth: 'ethereum',
}

/** The chains whose addresses have rules of their own; every other one has none. */
export type ChainFamily = 'xrpl' | 'ethereum' | 'other'

/** Which address rules hold on a chain; XRPL and XRP are one (OPEN-59). */
export function chainFamily(chain: string): ChainFamily {
  const name = chain.toLowerCase()
  return Object.hasOwn(FAMILIES, name) ? (FAMILIES[name] ?? 'other') : 'other'
}

/** True when two names mean one chain, for limits as for addresses (OPEN-59). */
export function isSameChain(a: string, b: string): boolean {
  const family = chainFamily(a)
  return family === 'other' ? a.toLowerCase() === b.toLowerCase() : family === chainFamily(b)
}
