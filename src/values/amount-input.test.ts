import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalSignOf, parseAmountInput } from './amount-input.ts'
import { formatAmount, isMoney } from './money.ts'

describe('what a person types as an amount (TRU-516)', () => {
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
    ['1 234 567', '1234567'],
    ['123 456', '123456'],
    ['00', '0'],
    ['10', '10'],
    ['1,5', '1.5'],
    ['10,50', '10.50'],
    ['1000,50', '1000.50'],
    ['1.000,50', '1000.50'],
    ['1 000,50', '1000.50'],
    ['1.234.567', '1234567'],
    ["1'234.50", '1234.50'],
    ['1’234,50', '1234.50'],
    ['0,500', '0.500'],
    ['\u200e1,000.50\u200b', '1000.50'],
    ['1,234', '1234'],
    ['1.234', '1.234'],
    ['1\u2007234.50', '1234.50'],
    ['1\u2009234,50', '1234.50'],
    ['12.50-', '-12.50'],
    ['1234,-', '1234.00'],
    ["1'234.--", '1234.00'],
    ['1.234,–', '1234.00'],
    ['12.50 \u2212', '-12.50'],
    ['(12.50)', '-12.50'],
    ['\u201312', '-12'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['۱۲۳', '123'],
    ['１，２３４．５０', '1234.50'],
    ['1,00,000', '100000'],
    ['12,34,567.89', '1234567.89'],
    ['1,23,45,67,890.5', '1234567890.5'],
    ['१२.५', '12.5'],
  ])('%j is %s', (typed, value) => {
    expect(parseAmountInput(typed)).toEqual({ ok: true, value })
  })

  it.each(['1,00,00', '1,000 000', "1,000'000", '1.00.000,5', '1.2.3', '1.5,0'])(
    'refuses %j, which could mean two amounts, in a sentence',
    (typed) => {
      expect(parseAmountInput(typed)).toEqual({
        ok: false,
        reason: expect.stringMatching(/^[A-Z].*1,000\.50\.$/),
      })
    },
  )

  it.each([
    '',
    ' ',
    '.',
    '-',
    ',',
    '1e5',
    '0x10',
    'NaN',
    '$ 5 USD',
    '5 millions',
    '5 7 USD',
    '10²',
    '½',
    '-5-',
    '(5',
    '+5',
    '--5',
  ])('refuses %j', (typed) => {
    expect(parseAmountInput(typed)).toMatchObject({ ok: false })
  })

  it.each([
    ['€1,234.56', '1234.56', '€'],
    ['USD 99.90', '99.90', 'USD'],
    ['99.90 usd', '99.90', 'usd'],
    ['1.234,56 €', '1234.56', '€'],
    ['US$5', '5', 'US$'],
    ['12 RLUSD', '12', 'RLUSD'],
    ['₹ 1,00,000', '100000', '₹'],
    ['10 000,00 Kč', '10000.00', 'Kč'],
  ])('%j says its currency as well (TRU-033)', (typed, value, currency) => {
    expect(parseAmountInput(typed)).toEqual({ ok: true, value, currency })
  })

  it.each([
    ['1,234', '1234', '1.234'],
    ['12.345', '12345', '12.345'],
    ['123,456', '123456', '123.456'],
  ])(
    '%j is one amount or another until its form is known, and each can be written (TRU-032)',
    (typed, whole, fine) => {
      expect(parseAmountInput(typed, 'unknown')).toEqual({
        ok: false,
        reason: `This can mean ${whole} or ${fine}. Write ${whole} for the one, ${fine}0 for the other.`,
      })
      expect(parseAmountInput(whole, 'unknown')).toEqual({ ok: true, value: whole })
      expect(parseAmountInput(`${fine}0`, 'unknown')).toEqual({ ok: true, value: `${fine}0` })
      const group = typed.includes(',') ? ',' : '.'
      const decimal = group === ',' ? '.' : ','
      expect(parseAmountInput(typed, decimal)).toEqual({ ok: true, value: whole })
      expect(parseAmountInput(typed, group)).toEqual({ ok: true, value: fine })
    },
  )

  it('sees how amounts are written by those that can be written in no other way (TRU-032)', () => {
    expect(decimalSignOf(['1,234', '2.500,00', '100'])).toBe(',')
    expect(decimalSignOf(['1,234', '2,500.00'])).toBe('.')
    expect(decimalSignOf(['1,234,567'])).toBe('.')
    expect(decimalSignOf(['1,234', '1.234', '100', 'abc'])).toBeUndefined()
    expect(decimalSignOf(['2.500,00', '2,500.00'])).toBe('unknown')
  })

  it('asks for an amount where there is none, and for digits where there are others', () => {
    for (const typed of ['', ' ', '\u00a0'])
      expect(parseAmountInput(typed)).toEqual({ ok: false, reason: 'Enter an amount.' })
    for (const typed of ['-', '.', 'a5', '5-5'])
      expect(parseAmountInput(typed)).toEqual({
        ok: false,
        reason: 'Enter an amount in digits, for example 1,000.50.',
      })
  })

  it('refuses more digits than an amount can carry, and says how many it can', () => {
    expect(parseAmountInput(`0.${'1'.repeat(20)}`)).toMatchObject({ ok: true })
    expect(parseAmountInput(`0.${'1'.repeat(21)}`)).toEqual({
      ok: false,
      reason: 'Enter at most 20 decimals.',
    })
    expect(parseAmountInput('1'.repeat(38))).toEqual({ ok: true, value: '1'.repeat(38) })
    expect(parseAmountInput('1'.repeat(39))).toEqual({
      ok: false,
      reason: 'Enter at most 38 digits before the point.',
    })
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

it('reads a minus and the brackets of a spreadsheet also before a currency (TRU-801)', () => {
  const read = (typed: string) => {
    const parsed = parseAmountInput(typed)
    return parsed.ok ? Number(parsed.value) : undefined
  }
  for (const typed of ['-€5', '(€5)', '- EUR 5', '−€ 5', '(EUR 5)', '(5) EUR'])
    expect([typed, read(typed)]).toEqual([typed, -5])
  for (const typed of ['++5', '5+5', '-+5', '--5', '-€-5', '(-€5)'])
    expect([typed, read(typed)]).toEqual([typed, undefined])
})
