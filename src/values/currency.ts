import { currentLanguage } from './language.ts'
import table from './currencies.data.json' with { type: 'json' }

/** A currency of ISO 4217 or a crypto asset; `digits` are its settlement digits, absent for metals, funds and test codes. */
export interface Currency {
  code: string
  name: string
  digits?: number
  /** Minimum of fraction digits shown for a crypto asset; none if absent. */
  shown?: number
  /** No longer in circulation; named so that old records can be read. */
  withdrawn?: boolean
  /** Recognised for display, but not in the specification's list of codes. */
  displayOnly?: boolean
}

const currencies = new Map(table.currencies.map((entry): [string, Currency] => [entry.code, entry]))
const assets = new Map(table.assets.map((entry): [string, Currency] => [entry.code, entry]))

// VAL-013: the new leone has the name of the old one.
const NAMED_AS: Readonly<Record<string, string>> = { SLE: 'SLL' }

// In English, only the sign of another country tells its dollars from those of the United States.
const SIGNS = [
  ['en-US', 'narrowSymbol'],
  ['en-US', 'symbol'],
  ['en-CA', 'symbol'],
] as const

/** Tells whether a text is a code of ISO 4217, in any case (VAL-011, VAL-012). */
export function isIso4217(code: string): boolean {
  return currencies.has(code.toUpperCase())
}

/** Tells whether a text is a known crypto or stablecoin code, in any case (VAL-016, VAL-017). */
export function isCryptoCode(code: string): boolean {
  return assets.has(code.toUpperCase())
}

/** Returns the entry of a currency or crypto code, or undefined. */
export function findCurrency(code: string): Currency | undefined {
  const upper = code.toUpperCase()
  return currencies.get(upper) ?? assets.get(upper)
}

/**
 * Returns the name of a code in the reader's language; SLE has the name of SLL (VAL-013), an unknown code is
 * its own name.
 */
export function currencyName(code: string): string {
  const upper = code.toUpperCase()
  const currency = findCurrency(NAMED_AS[upper] ?? upper)
  if (!currency) return code
  const { tag } = currentLanguage()
  if (tag.startsWith('en') || !isIso4217(currency.code)) return currency.name
  const named = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' }).of(currency.code)
  return named === undefined ? currency.name : named.charAt(0).toLocaleUpperCase(tag) + named.slice(1)
}

/** Settlement digits: ISO 4217's minor unit, or the scale of a crypto asset (law 3). */
export function settlementDigits(code: string): number | undefined {
  return findCurrency(code)?.digits
}

/**
 * Returns the minimum of fraction digits to show: the settlement digits of a currency, or those of the asset.
 */
export function leastShown(code: string): number {
  return (isIso4217(code) ? settlementDigits(code) : findCurrency(code)?.shown) ?? 0
}

/** The crypto codes of the specification's list; with `display`, also those recognised for display (VAL-016, VAL-017). */
export function cryptoCodes(use: 'payment' | 'display'): string[] {
  return [...assets.values()]
    .filter((entry) => use === 'display' || !entry.displayOnly)
    .map((entry) => entry.code)
}

/**
 * Tells whether a text beside an amount denotes this currency: its code, or its sign such as US$, CA$ or $.
 */
export function isMarkOf(mark: string, code: string | undefined): boolean {
  if (code === undefined) return false
  const currency = code.toUpperCase()
  if (mark.toUpperCase() === currency) return true
  if (!isIso4217(currency)) return false
  return SIGNS.some(([locale, currencyDisplay]) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .some(({ type, value }) => type === 'currency' && value.toUpperCase() === mark.toUpperCase()),
  )
}
