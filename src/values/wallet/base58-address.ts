import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

const base58check = createBase58check(sha256)

/** Maximum length of an address; decoding takes quadratic time. */
const LONGEST = 128
const PAYLOAD = 20

/** Content of an address: the hash of a key or script, and whether it belongs to a test network. */
export interface ReadAddress {
  readonly payload: Uint8Array
  readonly isTestNetwork: boolean
  /** A doubt that the writing itself raises, by the name of its sentence. */
  readonly doubt?: 'sharedAddress' | 'unknownWitness'
}

/** Meaning of each version byte of a chain; any other version belongs to another chain. */
export type Versions = Readonly<Record<number, Omit<ReadAddress, 'payload'>>>

/** Reads a base58check address of 20 bytes; undefined for a wrong checksum or another chain. */
export function readBase58Address(text: string, versions: Versions): ReadAddress | undefined {
  const bytes = decode(text)
  const version = bytes?.[0]
  if (bytes?.length !== PAYLOAD + 1 || version === undefined || !Object.hasOwn(versions, version))
    return undefined
  return { ...versions[version]!, payload: bytes.subarray(1) }
}

function decode(text: string): Uint8Array | undefined {
  if (text.length > LONGEST) return undefined
  try {
    return base58check.decode(text)
  } catch {
    return undefined
  }
}
