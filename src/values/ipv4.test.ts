import { describe, expect, it } from 'vitest'
import { checkIpv4 } from './ipv4.ts'

describe('IPv4', () => {
  it.each(['0.0.0.0', '255.255.255.255', '10.0.0.1/0', '203.0.113.7/32', '192.168.1.0/24', '1.2.3.4/9'])(
    'accepts %s (VAL-004)',
    (text) => expect(checkIpv4(text)).toBeUndefined(),
  )

  it.each([
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '010.0.0.1',
    '10.0.0.01',
    '0x7f.1',
    '1.2.3.4/33',
    '1.2.3.4/',
    '1.2.3.4/08',
    '1.2.3.4/-1',
    '::1',
    'a.b.c.d',
    '1.2.3.4 ',
  ])('refuses %j (VAL-004)', (text) => expect(checkIpv4(text)).toMatch(/^Enter an IPv4 address/))

  it('accepts nothing (VAL-001)', () => {
    expect(checkIpv4('')).toBeUndefined()
  })
})
