import { expect, it } from 'vitest'
import { addressOfUri } from './payment-uri.ts'

const EVM = '0x52908400098527886E0F7030069857D2E4169EE7'
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

it('reads the address of a code to scan, without its amount and its chain (TRU-737)', () => {
  for (const text of [EVM, `${EVM}@1`, `${EVM}@1?value=2.014e18`, `pay-${EVM}@1?gas=10`, `${EVM}?value=1`])
    expect(addressOfUri(text, 'ethereum')).toBe(EVM)
  expect(addressOfUri(`${EVM}@56`, 'binance_smart_chain')).toBe(EVM)
  expect(addressOfUri(`${BTC}?amount=0.1&label=Elbe%20GmbH`, 'bitcoin')).toBe(BTC)
})

it('takes no address out of a code for another chain, for a contract, or with more to understand (TRU-737)', () => {
  for (const text of [
    `${EVM}@137`,
    `${EVM}@61?value=1`,
    `${EVM}/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1`,
    `${EVM}@1/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052`,
  ])
    expect(addressOfUri(text, 'ethereum')).toBe(text)
  expect(addressOfUri(`${BTC}?req-somethingnew=50`, 'bitcoin')).toBe(`${BTC}?req-somethingnew=50`)
})
