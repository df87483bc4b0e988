import { decimalSignOf, type DecimalSign } from '#values/amount-input.ts'
import { readCsv, type CsvText } from '#values/csv-reader.ts'
import type { Upload } from '../../app/call.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { normaliseNamed } from '../../app/http/readable-text.ts'
import { refused } from '../../app/refused.ts'
import { limitOf } from '../../definitions/limit.ts'
import { listOf, type ListEntry } from '../../languages/lists.ts'
import { createOwnColumns, withoutGuard } from './own-columns.ts'
import { sayFiles } from '#values/generated/say-files.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'

/** A line of the file, with its number and its trimmed cells by column. */
export interface SheetRow {
  row: number
  cells: Readonly<Record<string, string>>
  /** The first cell without a column name; the other cells may have shifted. */
  stray?: { column: string; value: string }
}

export interface Sheet {
  rows: SheetRow[]
  /**
   * The decimal sign of the amounts: `unknown` if they differ or none shows it; undefined if commas separate
   * the cells.
   */
  decimalSign: DecimalSign | 'unknown' | undefined
  /** Skipped columns that the portal wrote itself: reasons and line numbers (TRU-575). */
  leftOut?: readonly string[]
}

const NEEDED = ['beneficiary', 'amount', 'internal_id']
/** Marks a column that the portal wrote itself. */
const OWN = '*'

const isRead = (id: string | undefined): id is string => id !== undefined && id !== OWN

const decode = (content: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase()

/** Finds the value of a list by its value or label. */
export const valueOf = (list: readonly ListEntry[], written: string): string | undefined =>
  list.find(({ value, label }) => isSame(written, value) || isSame(written, label))?.value

const named = (names: readonly string[]): string =>
  names.length === 0 ? sayFiles('none') : names.map((name) => name.trim()).join(', ')

/** Finds an amount that a comma split into two cells; visible only if the header has further columns. */
const findCut = (line: readonly string[], ids: readonly (string | undefined)[]): SheetRow['stray'] => {
  const [first = '', second = ''] = line.slice(ids.indexOf('amount')).map((cell) => cell.trim())
  return /^\d{1,3}$/.test(first) && /^\d{3}\.\d+$/.test(second)
    ? { column: 'amount', value: `${first},${second}` }
    : undefined
}

/** Finds a cell without a column name; even a blank one may mean that a comma shifted the others. */
const findStray = (
  line: readonly string[],
  head: readonly string[],
  ids: readonly (string | undefined)[],
): SheetRow['stray'] => {
  const unnamed = line.findIndex((cell, place) => cell.trim() !== '' && ids[place] === undefined)
  const place = unnamed === -1 && line.length > head.length ? head.length : unnamed
  if (place === -1) return findCut(line, ids)
  return { column: sayRefusals('column', { number: String(place + 1) }), value: line[place]?.trim() ?? '' }
}

/**
 * Returns the decimal sign. In a comma-separated file an amount with a comma is in quotes, so the comma
 * groups thousands.
 */
const signOf = ({ separator }: CsvText, rows: readonly SheetRow[]): Sheet['decimalSign'] =>
  decimalSignOf(rows.flatMap(({ cells: { amount } }) => amount ?? [])) ??
  (separator === ',' ? undefined : 'unknown')

/** Reads the rows of a batch file, or returns why it is none; cells are validated elsewhere (LIM-005). */
export const readSheet = (upload: Upload, definitions: ServerDefinitions) => {
  if (upload.content.length === 0) return refused('file-required')
  if (upload.content.length > limitOf(definitions, 'fileBytes')) return refused('file-too-large')
  const text = decode(upload.content)
  const csv = text === undefined || text.includes('\0') ? undefined : readCsv(text)
  if (!csv) return refused('batch-file-unreadable')
  const columns = listOf(definitions, 'batch-columns')
  const [head = [], ...rest] = csv.lines
  const isOwn = createOwnColumns()
  const ids = head.map((name) => valueOf(columns, name) ?? (isOwn(name) ? OWN : undefined))
  const leftOut = head.filter((_, at) => ids[at] === OWN)
  const missing = columns.filter(({ value }) => NEEDED.includes(value) && !ids.includes(value))
  const unknown = head.filter((name, at) => name.trim() !== '' && ids[at] === undefined)
  const twice = head.filter((_, at) => isRead(ids[at]) && ids.indexOf(ids[at]) !== at)
  if (missing.length + unknown.length + twice.length > 0)
    return refused('batch-columns', {
      values: {
        missing: named(missing.map(({ label }) => label)),
        unknown: named(unknown),
        twice: named(twice),
      },
    })
  const rows = rest.flatMap((line, at) => {
    const own = line.map((cell) => (leftOut.length > 0 ? withoutGuard(cell) : cell))
    if (own.every((cell, place) => cell.trim() === '' || ids[place] === OWN)) return []
    const cells = own.flatMap((cell, place) => {
      const id = ids[place]
      return !isRead(id) || cell.trim() === '' ? [] : [[id, normaliseNamed(cell, id).trim()] as const]
    })
    const stray = findStray(line, head, ids)
    return [{ row: at + 2, cells: Object.fromEntries(cells), ...(stray && { stray }) }]
  })
  if (rows.length === 0) return refused('batch-empty')
  const most = limitOf(definitions, 'batchRows')
  if (rows.length > most)
    return refused('batch-too-long', { values: { most: String(most), rows: String(rows.length) } })
  return { rows, decimalSign: signOf(csv, rows), ...(leftOut.length > 0 && { leftOut }) }
}
