import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmountInput } from './amount-input.ts'
import { formatAmount, isMoney } from './money.ts'

describe('what a person types as an amount', () => {
  it.each([
    ['1,000.50', '1000.50'],
    ['1 000.50', '1000.50'],
    ['1\u202f000\u00a0000', '1000000'],
    ['.5', '0.5'],
    ['1.', '1'],
    [' 12 ', '12'],
    ['007', '7'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['-0.0', '0.0'],
    ['12,345,678', '12345678'],
  ])('%j is %s', (typed, value) => {
    expect(parseAmountInput(typed)).toEqual({ ok: true, value })
  })

  it.each([
    '1,5',
    '1,50',
    '1000,50',
    '1.000,50',
    '1 000,50',
    '1,00,000',
    '0,500',
    '1,000 000',
    '1.2.3',
    '1.5,0',
  ])('refuses %j, which could mean two amounts, in a sentence', (typed) => {
    expect(parseAmountInput(typed)).toEqual({
      ok: false,
      reason: expect.stringMatching(/^[A-Z].*1,000\.50\.$/),
    })
  })

  it.each(['', ' ', '.', '-', ',', '1e5', '0x10', 'NaN', '$5', '5 USD', '+5', '--5', '5-', '١٢'])(
    'refuses %j',
    (typed) => {
      expect(parseAmountInput(typed)).toMatchObject({ ok: false })
    },
  )

  it('refuses more decimals than an amount can carry', () => {
    expect(parseAmountInput(`0.${'1'.repeat(20)}`)).toMatchObject({ ok: true })
    expect(parseAmountInput(`0.${'1'.repeat(21)}`)).toMatchObject({ ok: false })
    expect(parseAmountInput('1'.repeat(39))).toMatchObject({ ok: false })
  })

  it('reads back whatever is shown, and answers any text with money or a sentence', () => {
    const shown = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^[0-9]{1,20}$/))
    fc.assert(
      fc.property(shown, ([whole, fraction]) => {
        const value = `${whole}.${fraction}`
        expect(parseAmountInput(formatAmount(value))).toEqual({ ok: true, value })
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- '.split('')) }), (typed) => {
        const read = parseAmountInput(typed)
        expect(read.ok ? isMoney(read.value) : read.reason.endsWith('.')).toBe(true)
      }),
    )
  })
})
