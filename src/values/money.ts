import { isCryptoCode, isIso4217, leastShown, settlementDigits } from './currency.ts'
import { isDecimal, round } from './decimal.ts'

const MOST_DIGITS = 20
const LONGEST = 60
const SHAPE = /^-?\d+(\.\d{1,20})?$/

/** True for an amount as it travels: a plain decimal string with at most 20 fraction digits (law 3). */
export function isMoney(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST && SHAPE.test(value)
}

/** Cuts to at most `digits` fraction digits, two unless said otherwise, and never rounds (FMT-007). */
export function truncate(amount: string, digits = 2): string {
  if (!isDecimal(amount)) throw new TypeError(`Not a decimal: ${JSON.stringify(amount)}`)
  const [whole = '', fraction = ''] = amount.split('.')
  const cut = fraction.slice(0, digits)
  const kept = cut === '' ? whole : `${whole}.${cut}`
  return /[1-9]/.test(kept) ? kept : kept.replace('-', '')
}

/** The amount as it stands, its thousands grouped, with its own 0 to 20 fraction digits (FMT-002). */
export function formatAmount(amount: string): string {
  const [whole = '', fraction] = truncate(amount, MOST_DIGITS).split('.')
  const grouped = whole.replace(/^(-?)0+(?=\d)/, '$1').replace(/\d(?=(\d{3})+$)/g, '$&,')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/**
 * The amount and its code, '1,000.50 USD': at least the digits the code is shown with, and never fewer than it has. Zeros
 * at the end of a crypto amount say only where it comes from, and go.
 */
export function formatMoney(amount: string, code: string): string {
  const [whole = '', fraction = ''] = formatAmount(amount).split('.')
  const told = isCryptoCode(code) ? fraction.replace(/0+$/, '') : fraction
  const shown = told.padEnd(leastShown(code), '0')
  return `${shown === '' ? whole : `${whole}.${shown}`} ${code.toUpperCase()}`
}

// Asking Intl costs several times what remembering does, and a table shows hundreds of amounts.
const symbols = new Map<string, string>()

function symbolOf(code: string): string {
  const known = symbols.get(code)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).formatToParts(0n)
  const before = parts.slice(
    0,
    parts.findIndex((part) => part.type === 'integer'),
  )
  const symbol = before.map((part) => part.value).join('')
  symbols.set(code, symbol)
  return symbol
}

/** Currency display in en-US, two digits and USD unless said otherwise (FMT-004..006); a crypto asset or unknown code shows number and code (FMT-003). */
export function formatCurrency(amount: string, code = 'USD', digits = 2): string {
  if (!isIso4217(code)) return formatMoney(amount, code)
  const shown = formatAmount(round(amount, digits, 'HALF_UP'))
  return shown.startsWith('-') ? `-${symbolOf(code)}${shown.slice(1)}` : `${symbolOf(code)}${shown}`
}

/** The amount as it is settled: HALF_UP to the digits of ISO 4217 or of the asset; throws where a code has none. */
export function settle(amount: string, code: string): string {
  const digits = settlementDigits(code)
  if (digits === undefined) throw new RangeError(`No settlement digits are known for ${JSON.stringify(code)}`)
  return round(amount, digits, 'HALF_UP')
}
