import { bech32 } from '@scure/base'
import type { ReadAddress } from './base58-address.ts'

const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const MAIN = 'bitcoincash'
const TEST = 'bchtest'
const CHECKSUM_LETTERS = 8
const LONGEST = 128
const SIZES = [20, 24, 28, 32, 40, 48, 56, 64]
/** Types of addresses: keys and scripts, each also with tokens (CHIP-2022-02). */
const MOST_TYPES = 3
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n]

/** Reads an address in the format of Bitcoin Cash, with or without prefix; undefined for a wrong checksum. */
export function readCashAddress(text: string): ReadAddress | undefined {
  const lower = text.toLowerCase()
  if (text.length > LONGEST || (text !== lower && text !== text.toUpperCase())) return undefined
  const [letters = '', given, more] = lower.split(':').toReversed()
  if (more !== undefined) return undefined
  const words = wordsOf(letters)
  const prefixes = given === undefined ? [MAIN, TEST] : [given].filter((one) => one === MAIN || one === TEST)
  const prefix = words && prefixes.find((one) => remainder([...prefixWords(one), 0, ...words]) === 0n)
  const bytes = prefix === undefined ? undefined : bech32.fromWordsUnsafe(words!.slice(0, -CHECKSUM_LETTERS))
  const version = bytes?.[0]
  if (!bytes || version === undefined || version >> 3 > MOST_TYPES) return undefined
  const payload = bytes.subarray(1)
  return payload.length === SIZES[version & 7] ? { payload, isTestNetwork: prefix === TEST } : undefined
}

function wordsOf(letters: string): number[] | undefined {
  const words = letters.split('').map((letter) => LETTERS.indexOf(letter))
  return words.length <= CHECKSUM_LETTERS || words.includes(-1) ? undefined : words
}

function prefixWords(prefix: string): number[] {
  return prefix.split('').map((letter) => letter.charCodeAt(0) & 31)
}

/** Returns the remainder of the BCH code; zero for a valid checksum. */
function remainder(words: readonly number[]): bigint {
  const rest = words.reduce((sum, word) => {
    const top = sum >> 35n
    const shifted = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word)
    return GENERATORS.reduce(
      (one, generator, bit) => ((top >> BigInt(bit)) & 1n ? one ^ generator : one),
      shifted,
    )
  }, 1n)
  return rest ^ 1n
}
