import { readBase58Address, type ReadAddress, type Versions } from './base58-address.ts'
import { readCashAddress } from './cash-address.ts'
import { readSegwitAddress, type Prefixes } from './segwit-address.ts'
import { sayWallets } from '../generated/say-wallets.ts'

const main = { isTestNetwork: false }
const test = { isTestNetwork: true }
const shared = {
  isTestNetwork: false,
  doubt: 'sharedAddress',
} as const

const BITCOIN: Versions = { 0x00: main, 0x05: main, 0x6f: test, 0xc4: test }
const BITCOIN_CASH: Versions = { 0x00: shared, 0x05: shared, 0x6f: test, 0xc4: test }
const LITECOIN: Versions = { 0x30: main, 0x32: main, 0x05: shared, 0x6f: test, 0x3a: test, 0xc4: test }
const TRON: Versions = { 0x41: main }

const reader = (versions: Versions, prefixes: Prefixes) => (text: string) =>
  readSegwitAddress(text, prefixes) ?? readBase58Address(text, versions)

/** Readers of addresses on chains like Bitcoin; each returns undefined for an invalid address. */
export const bitcoinReaders: Readonly<Record<'bitcoin' | 'bitcoin_cash' | 'litecoin' | 'tron', Reader>> = {
  bitcoin: reader(BITCOIN, { main: 'bc', test: 'tb' }),
  bitcoin_cash: (text) => readCashAddress(text) ?? readBase58Address(text, BITCOIN_CASH),
  litecoin: reader(LITECOIN, { main: 'ltc', test: 'tltc' }),
  tron: (text) => readBase58Address(text, TRON),
}

type Reader = (text: string) => ReadAddress | undefined

/** Returns a warning about an address with a valid checksum, or undefined. */
export function warnReadAddress({ isTestNetwork, doubt }: ReadAddress): string | undefined {
  const message = isTestNetwork ? 'testNetwork' : doubt
  return message && sayWallets(message)
}
