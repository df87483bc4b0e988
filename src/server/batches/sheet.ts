import { readCsv } from '#values/csv-reader.ts'
import type { Upload } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused, type Refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { listOf, type ListEntry } from '../definitions/lists.ts'

/** A line of the file: its number, and its cells by column, trimmed. */
export interface SheetRow {
  row: number
  cells: Readonly<Record<string, string>>
}

const NEEDED = ['beneficiary', 'amount', 'internal_id']

const decode = (content: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase()

/** The value of a list by what a person wrote: the value itself or its label. */
export const valueOf = (list: readonly ListEntry[], written: string): string | undefined =>
  list.find(({ value, label }) => isSame(written, value) || isSame(written, label))?.value

const named = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.map((name) => name.trim()).join(', ')

/** The rows of a batch file, or why it is none; what is in the rows is judged elsewhere (LIM-005). */
export const readSheet = (upload: Upload, definitions: ServerDefinitions): SheetRow[] | Refused => {
  if (upload.content.length === 0) return refused('file-required')
  if (upload.content.length > limitOf(definitions, 'fileBytes')) return refused('file-too-large')
  const text = decode(upload.content)
  const lines = text === undefined || text.includes('\0') ? undefined : readCsv(text)
  if (!lines) return refused('batch-file-unreadable')
  const columns = listOf(definitions, 'batch-columns')
  const [head = [], ...rest] = lines
  const ids = head.map((name) => valueOf(columns, name))
  const missing = columns.filter(({ value }) => NEEDED.includes(value) && !ids.includes(value))
  const unknown = head.filter((name, at) => name.trim() !== '' && ids[at] === undefined)
  const twice = head.filter((_, at) => ids[at] !== undefined && ids.indexOf(ids[at]) !== at)
  if (missing.length + unknown.length + twice.length > 0)
    return refused('batch-columns', {
      values: {
        missing: named(missing.map(({ label }) => label)),
        unknown: named(unknown),
        twice: named(twice),
      },
    })
  const rows = rest.flatMap((line, at) => {
    const cells = line.flatMap((cell, place) => {
      const id = ids[place]
      return id === undefined || cell.trim() === '' ? [] : [[id, cell.trim()] as const]
    })
    return cells.length === 0 ? [] : [{ row: at + 2, cells: Object.fromEntries(cells) }]
  })
  if (rows.length === 0) return refused('batch-empty')
  const most = limitOf(definitions, 'batchRows')
  if (rows.length > most)
    return refused('batch-too-long', { values: { most: String(most), rows: String(rows.length) } })
  return rows
}
