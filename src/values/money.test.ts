import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cryptoCodes, settlementDigits } from './currency.ts'
import { compare, multiply, subtract } from './decimal.ts'
import { formatAmount, formatMoney, isMoney, padAmount, settle, truncate } from './money.ts'

const amounts = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 1n, max: 10n ** 36n }), fc.stringMatching(/^[0-9]{0,20}$/))
  .map(([isNegative, whole, fraction]) => `${isNegative ? '-' : ''}${whole}${fraction && '.'}${fraction}`)

describe('money', () => {
  it('is a decimal string of at most 20 fraction digits', () => {
    expect(isMoney('-0.00000000000000000001')).toBe(true)
    expect(isMoney('9'.repeat(60))).toBe(true)
    for (const value of ['0.000000000000000000001', '1e5', '', '1,000', 1, undefined, '9'.repeat(61)])
      expect(isMoney(value)).toBe(false)
  })

  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['-1234567', '-1,234,567'],
    ['-007', '-7'],
    ['-0001234.5', '-1,234.5'],
    ['1000.50', '1,000.50'],
    ['0.1', '0.1'],
    ['007', '7'],
    ['-0', '0'],
    ['9007199254740993.1', '9,007,199,254,740,993.1'],
    ['1234.12345678901234567890', '1,234.12345678901234567890'],
    ['0.123456789012345678909', '0.12345678901234567890'],
  ])('shows %s as %s (FMT-002)', (amount, shown) => {
    expect(formatAmount(amount)).toBe(shown)
  })

  it('loses no digit of any amount, and groups as Intl does (FMT-002)', () => {
    const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, roundingMode: 'trunc' })
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatAmount(amount).replaceAll(',', '')).toBe(amount)
        expect(formatAmount(amount).split('.')[0]).toBe(intl.format(BigInt(amount.split('.')[0] ?? '')))
      }),
    )
  })

  it.each(['USDC', 'USDT', 'RLUSD', 'TRX', 'SOL'])(
    'shows %s as a plain number and its code (FMT-003)',
    (code) => {
      expect(formatMoney('1234.567', code)).toBe(`1,234.567 ${code}`)
    },
  )

  it('shows every recognised crypto code so, none in a currency format (FMT-003)', () => {
    for (const code of cryptoCodes('display')) expect(formatMoney('1.25', code)).toBe(`1.25 ${code}`)
    expect(formatMoney('1000', 'mxn')).toBe('1,000.00 MXN')
    expect(formatMoney('1000', 'jpy')).toBe('1,000 JPY')
    expect(formatMoney('1.23456789', 'usd')).toBe('1.23456789 USD')
  })

  it.each([
    ['480000.00', 'RLUSD', '480,000.00 RLUSD'],
    ['480000', 'rlusd', '480,000.00 RLUSD'],
    ['120000.5', 'USDC', '120,000.50 USDC'],
    ['574.095171', 'RLUSD', '574.095171 RLUSD'],
    ['0.000000', 'USDT', '0.00 USDT'],
    ['125000.000000', 'XRP', '125,000 XRP'],
    ['0.10', 'BTC', '0.1 BTC'],
  ])('shows %s %s alike, however many zeros it came with (FMT-003)', (amount, code, shown) => {
    expect(formatMoney(amount, code)).toBe(shown)
  })

  it.each([
    ['1234', 'EUR', '1,234.00 EUR'],
    ['1.5', 'USD', '1.50 USD'],
    ['1.005', 'EUR', '1.005 EUR'],
    ['1000', 'JPY', '1,000 JPY'],
    ['1.234', 'KWD', '1.234 KWD'],
    ['1.2', 'KWD', '1.200 KWD'],
    ['1.2000', 'KWD', '1.2000 KWD'],
    ['1.5000', 'USD', '1.5000 USD'],
  ])('shows %s %s with the digits of its currency, two of most (FMT-004)', (amount, code, shown) => {
    expect(formatMoney(amount, code)).toBe(shown)
  })

  it('names the currency of every amount, so that none has to be taken for USD (FMT-005)', () => {
    for (const code of ['USD', 'EUR', 'RLUSD', 'XXX'])
      expect(formatMoney('1234.5', code)).toMatch(new RegExp(`^1,234\\.50? ${code}$`))
  })

  it('groups and points as en-US does, beyond what a number can hold (FMT-006)', () => {
    expect(formatMoney('1234567.891', 'MXN')).toBe('1,234,567.891 MXN')
    expect(formatMoney('-9007199254740993', 'USD')).toBe('-9,007,199,254,740,993.00 USD')
  })

  it('truncates to 2 decimals unless told otherwise, and never rounds (FMT-007)', () => {
    expect(truncate('1.999')).toBe('1.99')
    expect(truncate('-1.999')).toBe('-1.99')
    expect(truncate('1.9')).toBe('1.9')
    expect(truncate('1.99999', 4)).toBe('1.9999')
    expect(truncate('1.9', 0)).toBe('1')
    expect(truncate('-0.009')).toBe('0.00')
  })

  it.each([
    ['1250.5', 'USD', '1250.50'],
    ['188.49881', 'RLUSD', '188.498810'],
    ['1000', 'JPY', '1000'],
    ['1.005', 'EUR', '1.005'],
    ['7', 'XXX', '7'],
  ])('stands in a file as %s %s with the digits of its code (TRU-515)', (amount, code, stored) => {
    expect(padAmount(amount, code)).toBe(stored)
  })

  it('settles HALF_UP to the digits of the code', () => {
    expect(settle('1.005', 'USD')).toBe('1.01')
    expect(settle('-1.005', 'USD')).toBe('-1.01')
    expect(settle('0.5', 'JPY')).toBe('1')
    expect(settle('1.2345', 'IQD')).toBe('1.235')
    expect(settle('0.0000005', 'XRP')).toBe('0.000001')
    expect(() => settle('1', 'XAU')).toThrow(RangeError)
    expect(() => settle('1', 'NOPE')).toThrow(RangeError)
  })

  it('settles any amount to within half a unit, once and for all', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom('USD', 'JPY', 'BHD', 'CLF', 'BTC', 'ETH', 'XRP'),
        (amount, code) => {
          const settled = settle(amount, code)
          expect(settle(settled, code)).toBe(settled)
          expect(settled.split('.')[1]?.length ?? 0).toBe(settlementDigits(code))
          const twice = multiply(subtract(settled, amount).replace('-', ''), '2')
          const unit = `0.${'0'.repeat(settlementDigits(code) ?? 0)}`.replace(/^0\.$/, '1').replace(/0$/, '1')
          expect(compare(twice, unit)).toBeLessThanOrEqual(0)
        },
      ),
    )
  })

  it('refuses to show what is no decimal', () => {
    expect(() => formatAmount('abc')).toThrow(TypeError)
    expect(() => formatMoney('', 'USD')).toThrow(TypeError)
  })
})
