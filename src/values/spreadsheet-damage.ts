const ERROR_VALUE =
  /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|BEZUG!|NV|WERT!|¡REF!|¿NOMBRE\?|NOM\?|VALEUR!)$/i
const SHORTENED = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,}$/i
const TOO_NARROW = /^#{3,}$/
const OBJECT = /^(?:\[object Object\]|undefined|NaN)$/

/** What a spreadsheet or program has made of a text that was meant otherwise, and what to do about it; nothing where it looks as it was meant. */
export function findSpreadsheetDamage(text: string): string | undefined {
  const value = text.trim()
  if (ERROR_VALUE.test(value))
    return `‘${value}’ is what a spreadsheet shows for a formula that failed. Mend the formula, or enter the value itself.`
  if (TOO_NARROW.test(value))
    return 'A spreadsheet shows these signs where a column is too narrow. Enter the value itself.'
  if (SHORTENED.test(value))
    return `‘${value}’ is how a spreadsheet shortens a long number, and its last digits are lost. Format the column as text and enter the whole number.`
  if (OBJECT.test(value))
    return `‘${value}’ is what a program writes where it has no value. Enter the value itself.`
  return undefined
}
