/** Beginning of a formula, also in full-width characters and after spaces, which some spreadsheets ignore. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u
const AMOUNT = /^[+-]?\d+(\.\d+)?$/
/** Groups of digits without an operator between them, so that no formula can result. */
const PHONE_NUMBER = /^\+\d+(?: ?\(\d+\))?(?: \d+)*$/
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/** Byte order mark, which makes a spreadsheet read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

function asText(part: string): string {
  const isPlain = AMOUNT.test(part.trimStart()) || PHONE_NUMBER.test(part.trimStart())
  return FORMULA.test(part) && !isPlain ? `'${part}` : part
}

function cellBefore(separator: string, text: string): string {
  // In countries with a decimal comma, a spreadsheet splits cells at semicolons.
  const safe = text
    .split(/(?<=;)/)
    .map(asText)
    .join('')
  const needsQuotes = NEEDS_QUOTES.test(safe) || safe.includes(separator)
  return needsQuotes ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Formats one cell; a text that a spreadsheet would run as a formula is escaped, amounts and phone numbers
 * are not (CWE-1236).
 */
export function csvCell(text: string): string {
  return cellBefore(',', text)
}

/** One line with its end, as RFC 4180 writes it. */
export function csvLine(cells: readonly string[]): string {
  return separatedLine(cells, ',')
}

/** The same with another separator, as in the person's own file. */
export function separatedLine(cells: readonly string[], separator: string): string {
  return `${cells.map((cell) => cellBefore(separator, cell)).join(separator)}\r\n`
}

/** Writes lines for programs, without the changes that protect spreadsheets. */
export function csvData(lines: readonly (readonly string[])[], separator: string): string {
  const cell = (text: string) =>
    NEEDS_QUOTES.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  return lines.map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('')
}
