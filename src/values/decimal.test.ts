import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, compare, divide, isDecimal, multiply, round, subtract, type Rounding } from './decimal.ts'

const units = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n })
const modes: Rounding[] = ['HALF_UP', 'HALF_DOWN', 'DOWN']

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}

describe('decimal', () => {
  it.each(['0', '-1', '007', '1.50', '0.00000000000000000001'])('reads %s', (text) => {
    expect(isDecimal(text)).toBe(true)
  })

  it.each(['', ' 1', '1.', '.5', '+1', '1e5', '1,000', 'NaN', 'Infinity', '0x10', '١', 1, null])(
    'is not %j',
    (value) => {
      expect(isDecimal(value)).toBe(false)
      expect(() => add(value as string, '1')).toThrow(TypeError)
    },
  )

  it('adds and multiplies what floats cannot', () => {
    expect(add('0.1', '0.2')).toBe('0.3')
    expect(add('9999999999999900000', '0.00000000000000000001')).toBe(
      '9999999999999900000.00000000000000000001',
    )
    expect(multiply('1.1', '1.1')).toBe('1.21')
    expect(subtract('0.3', '0.3')).toBe('0')
  })

  it('gives zero no sign', () => {
    expect(add('-0', '-0.00')).toBe('0')
    expect(subtract('-1.5', '-1.5')).toBe('0')
    expect(multiply('-1', '0')).toBe('0')
    expect(divide('-0.00', '3', 0, 'HALF_UP')).toBe('0')
    expect(round('-0.4', 0, 'HALF_UP')).toBe('0')
    expect(round('-0.005', 2, 'DOWN')).toBe('0.00')
  })

  it('compares by value, beyond safe integers', () => {
    expect(compare('9999999999999900000', '9999999999999900001')).toBe(-1)
    expect(compare('1.50', '1.5')).toBe(0)
    expect(compare('-0', '0')).toBe(0)
    expect(compare('0.3', '0.29999999999999999999')).toBe(1)
  })

  it.each<[string, Rounding, string]>([
    ['2.345', 'HALF_UP', '2.35'],
    ['2.345', 'HALF_DOWN', '2.34'],
    ['2.3451', 'HALF_DOWN', '2.35'],
    ['2.349', 'DOWN', '2.34'],
    ['-2.345', 'HALF_UP', '-2.35'],
    ['-2.345', 'HALF_DOWN', '-2.34'],
    ['-2.349', 'DOWN', '-2.34'],
    ['-0.004', 'HALF_UP', '0.00'],
    ['1', 'HALF_UP', '1.00'],
  ])('rounds %s %s to %s (LIM-037)', (value, mode, expected) => {
    expect(round(value, 2, mode)).toBe(expected)
  })

  it('divides on the exact remainder', () => {
    expect(divide('1', '3', 5, 'HALF_UP')).toBe('0.33333')
    expect(divide('2', '3', 5, 'HALF_UP')).toBe('0.66667')
    expect(divide('-1', '8', 2, 'HALF_DOWN')).toBe('-0.12')
    expect(divide('1', '-8', 2, 'HALF_UP')).toBe('-0.13')
    expect(() => divide('1', '0.0', 2, 'DOWN')).toThrow(RangeError)
  })

  it('agrees with whole-number arithmetic on any two operands', () => {
    fc.assert(
      fc.property(units, units, (a, b) => {
        expect(add(String(a), String(b))).toBe(String(a + b))
        expect(multiply(String(a), String(b))).toBe(String(a * b))
        expect(compare(String(a), String(b))).toBe(a < b ? -1 : a > b ? 1 : 0)
      }),
    )
  })

  it('keeps a quotient within one unit, and within half of one unless cut', () => {
    fc.assert(
      fc.property(units, units, fc.constantFrom(...modes), (a, b, mode) => {
        fc.pre(b !== 0n)
        const quotient = BigInt(divide(String(a), String(b), 0, mode))
        const error = abs(a - quotient * b)
        expect(mode === 'DOWN' ? error < abs(b) && abs(quotient * b) <= abs(a) : error * 2n <= abs(b)).toBe(
          true,
        )
      }),
    )
  })
})
