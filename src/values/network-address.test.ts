import { describe, expect, it } from 'vitest'
import {
  checkNetworkAddress,
  isNetworkHost,
  parseNetworkAddress,
  printNetworkAddress,
} from './network-address.ts'

describe('network address', () => {
  it('is account@host (VAL-008)', () => {
    expect(parseNetworkAddress('new_york@rn.us.bank')).toEqual({ account: 'new_york', host: 'rn.us.bank' })
    expect(printNetworkAddress({ account: 'new_york', host: 'rn.us.bank' })).toBe('new_york@rn.us.bank')
  })

  it('needs no account (VAL-009)', () => {
    expect(parseNetworkAddress('rn.us.bank')).toEqual({ host: 'rn.us.bank' })
    expect(parseNetworkAddress('@rn.us.bank')).toEqual({ host: 'rn.us.bank' })
    expect(printNetworkAddress({ host: 'rn.us.bank' })).toBe('rn.us.bank')
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
  it('has a host of rn, a country and a company, in any case', () => {
    for (const host of ['rn.us.bank', 'RN.MEX.Bank-1.desk'])
      expect([host, isNetworkHost(host)]).toEqual([host, true])
    for (const host of ['', 'bank', 'rn.us', 'rn.u.bank', 'rn.us.', 'xrn.us.bank', 'rn.us.bank x'])
      expect([host, isNetworkHost(host)]).toEqual([host, false])
  })
})
