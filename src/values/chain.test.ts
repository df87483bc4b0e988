import { describe, expect, it } from 'vitest'
import { chainFamily, isSameChain } from './chain.ts'

describe('chain', () => {
  it('takes XRPL and XRP for one chain', () => {
    expect(['XRPL', 'XRP', 'xrp'].map(chainFamily)).toEqual(['xrpl', 'xrpl', 'xrpl'])
    expect(isSameChain('XRPL', 'XRP')).toBe(true)
  })

  it('keeps every other chain apart', () => {
    expect(chainFamily('Ethereum')).toBe('ethereum')
    for (const chain of ['Tron', 'Bitcoin', 'Ethereum_Classic', 'binance_smart_chain', 'constructor', ''])
      expect(chainFamily(chain)).toBe('other')
    expect(isSameChain('Tron', 'tron')).toBe(true)
    expect(isSameChain('Tron', 'Bitcoin')).toBe(false)
    expect(isSameChain('Ethereum', 'XRP')).toBe(false)
  })
})
