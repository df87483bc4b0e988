import { Big } from 'big.js'

/** Rounding of the digits that do not fit (LIM-037). */
export type Rounding = 'HALF_UP' | 'HALF_DOWN' | 'DOWN'

const PLAIN = /^-?\d+(\.\d+)?$/

// A separate constructor whose division truncates, so that rounding is decided here on the exact remainder.
// big.js prints zero without a sign.
const Exact = Big()
Exact.DP = 0
Exact.RM = Exact.roundDown

/** True for plain decimal notation: digits, at most one point, no exponent, no separators (law 3). */
export function isDecimal(text: unknown): text is string {
  return typeof text === 'string' && PLAIN.test(text)
}

function read(text: string): Big {
  if (!isDecimal(text)) throw new TypeError(`Not a decimal: ${JSON.stringify(text)}`)
  return new Exact(text)
}

/** Orders two decimals by value: -1, 0 or 1. */
export function compare(a: string, b: string): -1 | 0 | 1 {
  return read(a).cmp(read(b))
}

/** The exact sum. */
export function add(a: string, b: string): string {
  return read(a).plus(read(b)).toFixed()
}

/** The exact difference. */
export function subtract(a: string, b: string): string {
  return read(a).minus(read(b)).toFixed()
}

/** The exact product. */
export function multiply(a: string, b: string): string {
  return read(a).times(read(b)).toFixed()
}

/** The quotient with exactly `digits` fraction digits; the rounding is decided on the exact remainder. */
export function divide(a: string, b: string, digits: number, rounding: Rounding): string {
  const divisor = read(b)
  if (divisor.eq('0')) throw new RangeError('Division by zero')
  const scale = new Exact(`1e${digits}`)
  const scaled = read(a).times(scale)
  const whole = scaled.div(divisor)
  const half = scaled.minus(whole.times(divisor)).abs().times('2').cmp(divisor.abs())
  const isAway = rounding !== 'DOWN' && (half > 0 || (half === 0 && rounding === 'HALF_UP'))
  const isNegative = scaled.lt('0') !== divisor.lt('0')
  const rounded = isAway ? whole.plus(isNegative ? '-1' : '1') : whole
  return rounded.times(new Exact(`1e-${digits}`)).toFixed(digits)
}

/** The value with exactly `digits` fraction digits. */
export function round(value: string, digits: number, rounding: Rounding): string {
  return divide(value, '1', digits, rounding)
}
