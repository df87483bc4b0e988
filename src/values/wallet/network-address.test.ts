import { describe, expect, it } from 'vitest'
import { checkNetworkAddress, parseNetworkAddress } from './network-address.ts'

describe('network address', () => {
  it('is account@host (VAL-008)', () => {
    expect(parseNetworkAddress('new_york@rn.us.bank')).toEqual({ account: 'new_york', host: 'rn.us.bank' })
  })

  it('is read and checked without the blanks around it', () => {
    expect(parseNetworkAddress(' a@b ')).toEqual({ account: 'a', host: 'b' })
    expect(checkNetworkAddress(' a@b ')).toBeUndefined()
  })

  it('needs no account (VAL-009)', () => {
    expect(parseNetworkAddress('rn.us.bank')).toEqual({ host: 'rn.us.bank' })
    expect(parseNetworkAddress('@rn.us.bank')).toEqual({ host: 'rn.us.bank' })
    expect(checkNetworkAddress('rn.us.bank')).toBeUndefined()
  })

  it('throws at a second at-sign (VAL-010)', () => {
    for (const text of ['a@b@c', 'a@@c', '@@']) {
      expect(() => parseNetworkAddress(text)).toThrow(SyntaxError)
      expect(checkNetworkAddress(text)).toBe('Enter the address as account@host, or the host alone.')
    }
  })

  it('is checked without throwing, and may be empty (VAL-001)', () => {
    expect(checkNetworkAddress('')).toBeUndefined()
    expect(checkNetworkAddress('a@b')).toBeUndefined()
    for (const text of ['a@', 'a b@c', '@']) expect(checkNetworkAddress(text)).toBeDefined()
  })
})
