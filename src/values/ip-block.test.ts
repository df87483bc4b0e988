import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCovered, normalBlock } from './ip-block.ts'

const octet = fc.integer({ min: 0, max: 255 })
const address = fc.tuple(octet, octet, octet, octet).map((parts) => parts.join('.'))

it('knows single addresses and blocks, and clears host bits (ALW-002, ALW-003)', () => {
  expect(normalBlock('203.0.113.7')).toBe('203.0.113.7')
  expect(normalBlock('203.0.113.7/32')).toBe('203.0.113.7')
  expect(normalBlock('203.0.113.7/24')).toBe('203.0.113.0/24')
  expect(normalBlock('255.255.255.255/1')).toBe('128.0.0.0/1')
  expect(normalBlock('1.2.3.4/0')).toBe('0.0.0.0/0')
  expect(normalBlock('255.255.255.255/0')).toBe('0.0.0.0/0')
})

it('knows nothing else: no IPv6, no names, no ranges, no second entry (ALW-002)', () => {
  for (const wrong of [
    '',
    ' ',
    '::1',
    '2001:db8::/32',
    '1.2.3',
    '1.2.3.256',
    '1.2.3.4/33',
    '1.2.3.4 5.6.7.8',
    'a.b',
  ])
    expect(normalBlock(wrong)).toBeUndefined()
})

it('has one spelling for each block', () => {
  fc.assert(
    fc.property(address, fc.integer({ min: 0, max: 32 }), (text, length) => {
      const once = normalBlock(`${text}/${length}`)!
      expect(normalBlock(once)).toBe(once)
      expect(isCovered(text, [once])).toBe(true)
    }),
  )
})

it('finds an address in a block and nowhere beside it', () => {
  expect(isCovered('203.0.113.255', ['198.51.100.1', '203.0.113.0/24'])).toBe(true)
  expect(isCovered('203.0.114.0', ['203.0.113.0/24'])).toBe(false)
  expect(isCovered('::ffff:203.0.113.9', ['203.0.113.9'])).toBe(true)
  expect(isCovered('::1', ['0.0.0.0/0'])).toBe(false)
  expect(isCovered('203.0.113.0/24', ['0.0.0.0/0'])).toBe(false)
  expect(isCovered('203.0.113.9', [])).toBe(false)
  expect(isCovered('::FFFF:203.0.113.9', ['203.0.113.9'])).toBe(true)
  expect(isCovered('2::ffff:1.2.3.4', ['1.2.3.4', '21.2.3.4'])).toBe(false)
  expect(isCovered('203.0.113.9', ['nothing', '203.0.113.0/24'])).toBe(true)
  expect(isCovered('203.0.113.9', ['nothing'])).toBe(false)
})
