import { sayValues } from './generated/say-values.ts'

/** In capitals, with the sign at its end that each language has; a few have none. */
const ERROR_VALUE = /^#(?:[¡¿]?\p{L}[\p{L}\d/_ ]*[!?]|N\/[ADV]|NV|GETTING_DATA)$/iu
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,}$/i
const TOO_NARROW = /^#{3,}$/
/** Digits that a spreadsheet or program took for a number with decimals. */
const AS_NUMBER = /^\d{4,}[.,]0+$/
const OBJECT = /^(?:\[object Object\]|undefined|NaN)$/

/**
 * Recognises a text that a spreadsheet changed, and returns a sentence with the remedy; undefined if it looks
 * intact.
 */
export function findSpreadsheetDamage(text: string): string | undefined {
  const value = text.trim()
  if (ERROR_VALUE.test(value)) return sayValues('failedFormula', { value })
  if (TOO_NARROW.test(value)) return sayValues('narrowColumn')
  if (SHORTENED.test(value)) return sayValues('shortenedNumber', { value })
  if (OBJECT.test(value)) return sayValues('noValue', { value })
  return undefined
}

/** The same of digits that identify something: `5255123456780.0` was a number, and its leading zeros may be lost. */
export function findNumberDamage(text: string): string | undefined {
  const value = text.replace(/\s/g, '')
  return AS_NUMBER.test(value) ? sayValues('wasNumber', { value }) : findSpreadsheetDamage(value)
}

/**
 * Removes the decimals that a spreadsheet added to digits. Texts with a leading zero or too many digits for a
 * number do not change.
 */
export function withoutDecimals(text: string): string {
  return /^\+?[1-9]\d{5,14}[.,]0+$/.test(text) ? text.replace(/[.,]0+$/, '') : text
}
