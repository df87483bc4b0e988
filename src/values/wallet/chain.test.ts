import { describe, expect, it } from 'vitest'
import { chainFamily, isEvm } from './chain.ts'

describe('chain', () => {
  it('takes XRPL and XRP for one chain (WAL-011)', () => {
    expect(['XRPL', 'XRP', 'xrp'].map(chainFamily)).toEqual(['xrpl', 'xrpl', 'xrpl'])
  })

  it('knows every chain by its value and by its label, and keeps them apart', () => {
    const chains = ['Ethereum', 'Tron', 'Bitcoin', 'Bitcoin_Cash', 'Ethereum_Classic', 'Litecoin']
    expect(new Set(chains.map(chainFamily)).size).toBe(chains.length)
    for (const chain of chains) expect(chainFamily(chain.replace('_', ' '))).toBe(chain.toLowerCase())
    for (const chain of ['{product}', 'Portolan', 'constructor', '']) expect(chainFamily(chain)).toBe('other')
  })

  it('knows which chains write addresses as Ethereum does', () => {
    const evm = ['Ethereum', 'Ethereum_Classic', 'binance_smart_chain']
    for (const chain of evm) expect(isEvm(chainFamily(chain)), chain).toBe(true)
    for (const chain of ['Tron', 'XRPL', 'Bitcoin', '{product}'])
      expect(isEvm(chainFamily(chain)), chain).toBe(false)
  })
})
