import { expect, it } from 'vitest'
import { nested } from './nested-body.ts'

it('makes a list of names that are numbers', () => {
  expect(
    nested({ org: 'A', 'wallets.0.chain': 'XRPL', 'wallets.0.tag': null, 'wallets.1.chain': 'XRP' }),
  ).toEqual({
    org: 'A',
    wallets: [{ chain: 'XRPL', tag: null }, { chain: 'XRP' }],
  })
})

it('puts dotted names inside each other, and leaves the others as they are', () => {
  expect(nested({ amount: '7', 'rate.base': 'USD', 'rate.counter': 'MXN', 'a.b.c': true })).toEqual({
    amount: '7',
    rate: { base: 'USD', counter: 'MXN' },
    a: { b: { c: true } },
  })
})
