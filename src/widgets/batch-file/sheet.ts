import type { FileProblem } from '#engine/field/batch-file.ts'
import type { FieldOption } from '#engine/field/types.ts'
import { csvLine } from '#values/csv.ts'
import type { CsvText } from '#values/csv-reader.ts'
import { sayBatches } from '#values/generated/say-batches.ts'

type Lines = CsvText['lines']

/** A cell by its line and its place in it, both from 0; the first line names the columns. */
export interface CellPlace {
  readonly line: number
  readonly place: number
}

const FIRST_ROW = 1
const BLANK_ROWS = 10
/** Extra columns of a file with only the wrong rows: the original line and the error. */
const ROW = 'row'
const WHY = 'why'

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase()
const isBlank = (line: readonly string[]): boolean => line.every((cell) => cell.trim() === '')

/** A sheet to enter payments into. */
export const blankSheet = (columns: readonly FieldOption[]): CsvText => ({
  separator: ',',
  lines: [
    columns.map(({ label }) => label),
    ...Array.from({ length: BLANK_ROWS }, () => columns.map(() => '')),
  ],
})

/**
 * Returns the names of the columns: the portal's labels, else those of the file; an extra cell has its
 * number.
 */
export function headsOf({ lines }: CsvText, columns: readonly FieldOption[]): readonly string[] {
  const [head = []] = lines
  const width = Math.max(...lines.map(({ length }) => length))
  return Array.from({ length: width }, (_, place) => {
    const name = head[place]?.trim() ?? ''
    const column = columns.find(({ value, label }) => isSame(name, value) || isSame(name, label))
    return column?.label ?? (name || sayBatches('columnAt', { number: place + 1 }))
  })
}

/** Groups the errors by line and cell; an error of no cell is at -1. */
export function problemsOf(
  problems: readonly FileProblem[],
  heads: readonly string[],
  columns: readonly FieldOption[],
): ReadonlyMap<number, ReadonlyMap<number, string>> {
  const found = new Map<number, Map<number, string>>()
  for (const { row, column, message } of problems) {
    const label = columns.find(({ value }) => value === column)?.label ?? column
    const place = heads.indexOf(label)
    const line = found.get(row - 1) ?? new Map<number, string>()
    found.set(row - 1, line.set(place, [line.get(place), message].filter(Boolean).join(' ')))
  }
  return found
}

/**
 * Adds the columns that the problems name and the file lacks, so that what is missing has a cell to be entered. They
 * stand behind the longest row, where no stray cell falls under them.
 */
export function withMissingColumns(
  sheet: CsvText,
  problems: readonly FileProblem[],
  columns: readonly FieldOption[],
): CsvText {
  const heads = headsOf(sheet, columns)
  const missing = columns.filter(
    ({ value, label }) => !heads.includes(label) && problems.some(({ column }) => column === value),
  )
  if (missing.length === 0) return sheet
  const [head = [], ...rows] = sheet.lines
  const names = [...heads.map((_, place) => head[place] ?? ''), ...missing.map(({ label }) => label)]
  return { ...sheet, lines: [names, ...rows] }
}

/** Cells out of a spreadsheet: a tab between them, a line for each row. */
export const readPasted = (text: string): Lines =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"')))

/** Writes a block of cells over those from a place on; rows it has no room for are added. */
export function writeCells({ lines, separator }: CsvText, { line, place }: CellPlace, block: Lines): CsvText {
  const width = lines[0]?.length ?? 0
  const rows = Math.max(lines.length, line + block.length)
  const written = Array.from({ length: rows }, (_, at) => {
    const before = lines[at] ?? Array.from({ length: width }, () => '')
    const cells = block[at - line]
    if (at < line || !cells) return before
    const length = Math.max(before.length, place + cells.length)
    return Array.from({ length }, (__, cell) => cells[cell - place] ?? before[cell] ?? '')
  })
  return { separator, lines: written }
}

/** Returns the rows of a sheet without blank ones, for sending. */
export const filledLines = ({ lines }: CsvText): Lines =>
  lines.filter((line, at) => at < FIRST_ROW || !isBlank(line))

/** Writes only the refused rows, each with its line and errors, for a spreadsheet. */
export function wrongRowsFile(
  { lines }: CsvText,
  problems: ReadonlyMap<number, ReadonlyMap<number, string>>,
  heads: readonly string[],
): string {
  const [head = []] = lines
  const rows = [...problems].map(([line, reasons]) => {
    const why = [...reasons].map(([place, message]) =>
      place < 0 ? message : `${heads[place] ?? ''}: ${message}`,
    )
    const cells = head.map((_, place) => lines[line]?.[place] ?? '')
    return [String(line + 1), ...cells, why.join(' ')]
  })
  return [[ROW, ...head, WHY], ...rows].map(csvLine).join('')
}

/** Tells whether a file contains corrected rows. */
export const isCorrection = ({ lines: [head = []] }: CsvText): boolean =>
  isSame(head[0] ?? '', ROW) && isSame(head.at(-1) ?? '', WHY)

/** Removes the apostrophe that kept a spreadsheet from running a cell as a formula. */
const asWritten = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '')

/** A sheet without the columns that the portal wrote itself, as a person would have written it. */
export function withoutColumns({ separator, lines }: CsvText, names: readonly string[]): CsvText {
  if (names.length === 0) return { separator, lines }
  const [head = []] = lines
  const isLeft = (place: number) => !names.includes(head[place] ?? '')
  return {
    separator,
    lines: lines.map((line) => line.filter((_, place) => isLeft(place)).map(asWritten)),
  }
}

/** Puts corrected rows back into their lines; undefined if one does not belong to the file. */
export function mergeRows(sheet: CsvText, { lines: [, ...corrected] }: CsvText): CsvText | undefined {
  const width = sheet.lines[0]?.length ?? 0
  return corrected
    .filter((line) => !isBlank(line))
    .reduce<CsvText | undefined>((merged, [row = '', ...cells]) => {
      const line = Number(row) - 1
      if (!merged || !Number.isInteger(line) || line < FIRST_ROW || line >= merged.lines.length)
        return undefined
      const lines = [...merged.lines]
      lines[line] = cells.slice(0, width).map(asWritten)
      return { ...merged, lines }
    }, sheet)
}
