/** How a formula begins, also in the wide characters that some spreadsheets read alike. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const AMOUNT = /^[+-]?\d+(\.\d+)?$/
/** Digits in groups: no sign stands between two of them, so that nothing can be computed. */
const PHONE_NUMBER = /^\+\d+(?: ?\(\d+\))?(?: \d+)*$/
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** What makes a spreadsheet read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One cell; what a spreadsheet would run as a formula is kept as text, amounts and phone numbers stay what they are (CWE-1236). */
export function csvCell(text: string): string {
  const isPlain = AMOUNT.test(text) || PHONE_NUMBER.test(text)
  const safe = FORMULA.test(text) && !isPlain ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line with its end, as RFC 4180 writes it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}
