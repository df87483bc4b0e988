import { isBlank } from './blank.ts'
import { checkIpv4 } from './ipv4.ts'

const BITS = 32

interface Block {
  readonly start: number
  readonly length: number
}

function maskOf(length: number): number {
  return length === 0 ? 0 : (-1 << (BITS - length)) >>> 0
}

function readBlock(text: string): Block | undefined {
  if (isBlank(text) || checkIpv4(text) !== undefined) return undefined
  const [address = '', length = String(BITS)] = text.split('/')
  const number = address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0)
  const bits = Number(length)
  return { start: (number & maskOf(bits)) >>> 0, length: bits }
}

function print({ start, length }: Block): string {
  const address = [24, 16, 8, 0].map((shift) => (start >>> shift) & 255).join('.')
  return length === BITS ? address : `${address}/${length}`
}

/** A block of IPv4 addresses in its one spelling: host bits cleared, no mask for a single address; undefined when it is none (ALW-002, OPEN-102). */
export function normalBlock(text: string): string | undefined {
  const block = readBlock(text)
  return block && print(block)
}

/** Tells whether an address, also IPv4 inside IPv6, is in one of the blocks; false for an invalid address. */
export function isCovered(address: string, blocks: readonly string[]): boolean {
  const sought = readBlock(address.replace(/^::ffff:(?=\d)/i, ''))
  if (sought?.length !== BITS) return false
  return blocks.some((text) => {
    const block = readBlock(text)
    return block !== undefined && (sought.start & maskOf(block.length)) >>> 0 === block.start
  })
}
