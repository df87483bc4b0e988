import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checksumCase, warnEthereumAddress } from './ethereum-address.ts'

// The test cases EIP-55 itself gives.
const EIP55 = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

describe('Ethereum address', () => {
  it.each(EIP55)('derives the capitals of %s', (address) => {
    expect(checksumCase(address.toLowerCase())).toBe(address)
    expect(warnEthereumAddress(address)).toBeUndefined()
  })

  it('has nothing against an address without capitals, or in capitals only', () => {
    for (const address of EIP55) {
      expect(warnEthereumAddress(address.toLowerCase())).toBeUndefined()
      expect(warnEthereumAddress(`0x${address.slice(2).toUpperCase()}`)).toBeUndefined()
    }
  })

  it('doubts capitals that contradict the address', () => {
    expect(warnEthereumAddress('0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toMatch(/capital letters/)
    expect(warnEthereumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee')).toMatch(/capital letters/)
  })

  it('doubts what is not hexadecimal', () => {
    expect(warnEthereumAddress('0xZZAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toMatch(/digits 0 to 9/)
  })

  it('derives the same capitals whatever the case it is given', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{40}$/), (hex) => {
        const cased = checksumCase(`0x${hex}`)
        expect(checksumCase(`0x${hex.toUpperCase()}`)).toBe(cased)
        expect(warnEthereumAddress(cased)).toBeUndefined()
      }),
    )
  })
})
