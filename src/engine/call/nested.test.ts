import { expect, it } from 'vitest'
import { nested } from './nested.ts'

it('puts dotted names inside each other, and leaves the others as they are', () => {
  expect(nested({ amount: '7', 'rate.base': 'USD', 'rate.counter': 'MXN', 'a.b.c': true })).toEqual({
    amount: '7',
    rate: { base: 'USD', counter: 'MXN' },
    a: { b: { c: true } },
  })
})
