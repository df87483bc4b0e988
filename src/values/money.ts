import { isCryptoCode, leastShown, settlementDigits } from './currency.ts'
import { isDecimal, round } from './decimal.ts'

const MOST_DIGITS = 20
const LONGEST = 60
const SHAPE = /^-?\d+(\.\d{1,20})?$/

/**
 * Tells whether a value is an amount as it is sent: a decimal string with at most 20 fraction digits (law 3).
 */
export function isMoney(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST && SHAPE.test(value)
}

/** Cuts to at most `digits` fraction digits, two by default, and never rounds (FMT-007). */
export function truncate(amount: string, digits = 2): string {
  if (!isDecimal(amount)) throw new TypeError(`Not a decimal: ${JSON.stringify(amount)}`)
  const [whole = '', fraction = ''] = amount.split('.')
  const cut = fraction.slice(0, digits)
  const stored = cut === '' ? whole : `${whole}.${cut}`
  return /[1-9]/.test(stored) ? stored : stored.replace('-', '')
}

/** Formats an amount with grouped thousands and its own 0 to 20 fraction digits (FMT-002). */
export function formatAmount(amount: string): string {
  const [whole = '', fraction] = truncate(amount, MOST_DIGITS).split('.')
  const grouped = whole.replace(/^(-?)0+(?=\d)/, '$1').replace(/\d(?=(\d{3})+$)/g, '$&,')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/**
 * Formats an amount as shown everywhere, also in its input: with the minimum digits of its code, and all of
 * its own. Trailing zeros of a crypto amount are removed.
 */
export function formatAmountOf(amount: string, code: string): string {
  const [whole = '', fraction = ''] = formatAmount(amount).split('.')
  const message = isCryptoCode(code) ? fraction.replace(/0+$/, '') : fraction
  const shown = message.padEnd(leastShown(code), '0')
  return shown === '' ? whole : `${whole}.${shown}`
}

/** The amount and its code, '1,000.50 USD'. */
export function formatMoney(amount: string, code: string): string {
  return `${formatAmountOf(amount, code)} ${code.toUpperCase()}`
}

/** Formats an amount for files, ungrouped: with the settlement digits of its code, and all of its own. */
export function padAmount(amount: string, code: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const padded = fraction.padEnd(settlementDigits(code) ?? 0, '0')
  return padded === '' ? whole : `${whole}.${padded}`
}

/**
 * Rounds an amount for settlement: HALF_UP to the digits of ISO 4217 or of the asset. Throws if the code has
 * none.
 */
export function settle(amount: string, code: string): string {
  const digits = settlementDigits(code)
  if (digits === undefined) throw new RangeError(`No settlement digits are known for ${JSON.stringify(code)}`)
  return round(amount, digits, 'HALF_UP')
}
