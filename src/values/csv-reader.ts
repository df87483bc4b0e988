const MARK = '\uFEFF'
const SEPARATORS = [',', ';', '\t'] as const

/** Lines and cells of a text, with its separator. */
export interface CsvText {
  readonly separator: (typeof SEPARATORS)[number]
  readonly lines: readonly (readonly string[])[]
}

/** Finds the separator of the cells from the first line; spreadsheets of some countries write a semicolon. */
function separatorOf(text: string): CsvText['separator'] {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const counts = SEPARATORS.map((separator) => first.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

interface Cut {
  readonly cell: string
  readonly end: number
}

/** Reads a quoted cell from its first quote; undefined if the quote never ends, or text follows it. */
function quotedCell(text: string, start: number, separator: string): Cut | undefined {
  let cell = ''
  for (let at = start + 1; ;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return undefined
    cell += text.slice(at, quote)
    const after = text[quote + 1]
    if (after !== '"') {
      const isOver = after === undefined || after === separator || after === '\r' || after === '\n'
      return isOver ? { cell, end: quote + 1 } : undefined
    }
    cell += '"'
    at = quote + 2
  }
}

function plainCell(text: string, start: number, separator: string): Cut {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1
  return { cell: text.slice(start, end), end }
}

/** Reads a CSV text by RFC 4180 into lines of cells, without a header; undefined for unbalanced quotes. */
export function readCsv(whole: string): CsvText | undefined {
  const text = whole.startsWith(MARK) ? whole.slice(1) : whole
  const separator = separatorOf(text)
  const lines: string[][] = []
  let line: string[] = []
  for (let at = 0; at < text.length || line.length > 0;) {
    const cut = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator)
    if (cut === undefined) return undefined
    line.push(cut.cell)
    at = cut.end + 1
    if (text[cut.end] === separator) continue
    if (text[cut.end] === '\r' && text[at] === '\n') at += 1
    lines.push(line)
    line = []
  }
  return { separator, lines }
}
