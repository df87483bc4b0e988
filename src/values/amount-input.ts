import { sayValues } from './generated/say-values.ts'
import { normaliseCode } from './normal-text.ts'
import { findSpreadsheetDamage } from './spreadsheet-damage.ts'

/** Result of reading a typed amount; `currency` is the code or sign beside it. */
export type AmountInput = { ok: true; value: string; currency?: string } | { ok: false; reason: string }

/** The sign before the decimals: a point or a comma. */
export type DecimalSign = '.' | ','

const LONGEST_FRACTION = 20
const LONGEST_WHOLE = 38
const DECIMAL_SIGNS = ['.', ','] as const
const [ARABIC_POINT, ARABIC_GROUP] = ['\u066b', '\u066c']
/** Negative amount in the notation of accounting: `(12.50)`. */
const IN_BRACKETS = /\(\s*([\p{L}\p{Sc}]*\s*[\d., ']+)\)/u
/** As prices are written that have none: `1'234.-`. */
const NO_DECIMALS = /(?<=\d)([.,]) ?--?(?= |$)/
/** Signs that look like digits and are none: `10²` is not 102. */
const FIGURE = /\p{No}/u
/** Sign of an amount before its currency, as spreadsheets write it: `-€5`, `(€5)`. */
const SIGN_FIRST = /^-\s*([^\d\s.,'()-]+)\s*(?=[\d.])/
/** Apostrophe that a spreadsheet puts before text. */
const BEFORE = /^'(?=\s*[^'\s])/
/** A code of ISO 4217 or of an asset, or a sign of a currency, at one end of the amount. */
const MARKED =
  /^(?:(?<before>\p{L}{2,6}|\p{L}{0,3}\p{Sc}) ?)?(?<amount>-?[\d.].*?)(?: ?(?<after>\p{L}{2,6}|\p{L}{0,3}\p{Sc}))?$/u

/** Groups of India (CLDR): the last three digits, then pairs, as in 12,34,567. */
const INDIAN = /^[1-9]\d?(?:,\d{2})+,\d{3}$/

function refuse(reason: string): AmountInput {
  return { ok: false, reason }
}

/** Reads an unsigned amount whose decimals follow `sign`; undefined if it does not have that form. */
function readingOf(typed: string, sign: DecimalSign): string | undefined {
  const group = sign === '.' ? ',' : '.'
  const [whole = '', fraction = '', ...more] = typed.split(sign)
  const isGrouped = [group, ' ', "'"].some((one) =>
    new RegExp(String.raw`^[1-9]\d{0,2}(?:[${one}]\d{3})+$`).test(whole),
  )
  const isWhole = isGrouped || (sign === '.' && INDIAN.test(whole)) || /^\d*$/.test(whole)
  if (more.length > 0 || !/^\d*$/.test(fraction) || !isWhole) return undefined
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  return fraction === '' ? digits : `${digits}.${fraction}`
}

/** Why an amount that fits neither form fits none. */
function faultOf(typed: string): string {
  const [, fraction = '', ...more] = typed.split('.')
  if (more.length > 0 && !typed.includes(',')) return sayValues('amountOnePoint')
  if (/[, ']/.test(fraction)) return sayValues('amountPointLast')
  return sayValues('amountThousands')
}

function sayBoth(point: string, comma: string): string {
  const [first = '', second = ''] = [point, comma].toSorted((one, other) => one.length - other.length)
  return sayValues('amountTwoMeanings', { first, second })
}

interface Written {
  minus: string
  digits: string
  currency?: string
}

/** Converts an amount in any script and with any spaces to ASCII digits and signs. */
function normaliseAmount(text: string): string {
  const typed = normaliseCode(text).replaceAll(ARABIC_POINT, '.').replaceAll(ARABIC_GROUP, "'")
  return typed
    .replace(/ +/g, ' ')
    .replace(IN_BRACKETS, '-$1')
    .replace(SIGN_FIRST, '$1-')
    .replace(NO_DECIMALS, '$100')
    .trim()
    .replace(BEFORE, '')
}

/** Splits an amount from its sign and currency; undefined if there is no amount. */
function partsOf(text: string): Written | undefined {
  if (FIGURE.test(text)) return undefined
  const { before, amount = '', after } = MARKED.exec(normaliseAmount(text))?.groups ?? {}
  const [, minus = '', digits = '', trailing = ''] = /^(-?)([\d., ']+?) ?(-?)$/.exec(amount) ?? []
  if (!/\d/.test(digits) || (minus && trailing) || (before && after)) return undefined
  const currency = before ?? after
  return { minus: minus || trailing, digits, ...(currency !== undefined && { currency }) }
}

/**
 * Reads an amount as people write it, with grouped thousands and a currency beside it, into a decimal string.
 * An ambiguous one, such as 1,234, is read with `decimalSign`; if that is unknown, it is refused with both
 * meanings.
 */
export function parseAmountInput(text: string, decimalSign: DecimalSign | 'unknown' = '.'): AmountInput {
  if (text.trim() === '') return refuse(sayValues('amount'))
  const damage = findSpreadsheetDamage(text)
  if (damage !== undefined) return refuse(damage)
  const written = partsOf(text)
  if (written === undefined) return refuse(sayValues('amountDigits'))
  const { minus, digits, currency } = written
  const [point, comma] = [readingOf(digits, '.'), readingOf(digits, ',')]
  if (decimalSign === 'unknown' && point !== undefined && comma !== undefined && point !== comma)
    return refuse(sayBoth(point, comma))
  const read = decimalSign === ',' ? (comma ?? point) : (point ?? comma)
  if (read === undefined) return refuse(faultOf(digits))

  const [whole = '', fraction = ''] = read.split('.')
  if (whole.length > LONGEST_WHOLE) return refuse(sayValues('amountWhole', { most: LONGEST_WHOLE }))
  if (fraction.length > LONGEST_FRACTION)
    return refuse(sayValues('amountDecimals', { most: LONGEST_FRACTION }))
  const value = /[1-9]/.test(read) ? minus + read : read
  return currency === undefined ? { ok: true, value } : { ok: true, value, currency }
}

/** Finds the decimal sign that amounts of one source use: 'unknown' if they use both, undefined if none. */
export function decimalSignOf(amounts: readonly string[]): DecimalSign | 'unknown' | undefined {
  const shown = new Set(
    amounts.flatMap((amount): DecimalSign[] => {
      const digits = partsOf(amount)?.digits ?? ''
      const fits = DECIMAL_SIGNS.filter((sign) => readingOf(digits, sign) !== undefined)
      return fits.length === 1 ? fits : []
    }),
  )
  return shown.size > 1 ? 'unknown' : [...shown][0]
}
