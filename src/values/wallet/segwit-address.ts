import { bech32, bech32m } from '@scure/base'
import type { ReadAddress } from './base58-address.ts'

/** Human-readable prefixes of a chain's addresses, on its main and test network. */
export interface Prefixes {
  readonly main: string
  readonly test: string
}

/** Reads a segregated witness address: version 0 with bech32 (BIP-173), later ones with bech32m (BIP-350). */
export function readSegwitAddress(text: string, { main, test }: Prefixes): ReadAddress | undefined {
  const decoded = bech32.decodeUnsafe(text) ?? bech32m.decodeUnsafe(text)
  if (!decoded || ![main, test].includes(decoded.prefix)) return undefined
  const [version, ...words] = decoded.words
  const program = bech32.fromWordsUnsafe(words)
  if (version === undefined || version > 16 || !program) return undefined
  const isOwnChecksum = (version === 0 ? bech32 : bech32m).decodeUnsafe(text) !== undefined
  if (!isOwnChecksum || !isLengthOf(version, program.length)) return undefined
  const isInUse = version === 0 || (version === 1 && program.length === 32)
  return {
    payload: program,
    isTestNetwork: decoded.prefix === test,
    ...(isInUse ? {} : { doubt: 'unknownWitness' as const }),
  }
}

function isLengthOf(version: number, length: number): boolean {
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
}
