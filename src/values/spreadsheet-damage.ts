import { sayValues } from './generated/say-values.ts'

/** In capitals, with the sign at its end that each language has; a few have none. */
const ERROR_VALUE = /^#(?:[¡¿]?\p{L}[\p{L}\d/_ ]*[!?]|N\/[ADV]|NV|GETTING_DATA)$/iu
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,}$/i
const TOO_NARROW = /^#{3,}$/
const OBJECT = /^(?:\[object Object\]|undefined|NaN)$/

/** What a spreadsheet or program has made of a text that was meant otherwise, and what to do about it; nothing where it looks as it was meant. */
export function findSpreadsheetDamage(text: string): string | undefined {
  const value = text.trim()
  if (ERROR_VALUE.test(value)) return sayValues('failedFormula', { value })
  if (TOO_NARROW.test(value)) return sayValues('narrowColumn')
  if (SHORTENED.test(value)) return sayValues('shortenedNumber', { value })
  if (OBJECT.test(value)) return sayValues('noValue', { value })
  return undefined
}
