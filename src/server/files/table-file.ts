import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK, csvLine } from '#values/csv.ts'
import { sayFiles } from '#values/generated/say-files.ts'
import { WORKBOOK, writeWorkbook, type Cell } from './workbook.ts'

/** A downloadable table: its first lines, its columns and its rows as text. */
export interface WrittenTable<Row> {
  title: string
  /** The first lines as an object, for programs. */
  about: object
  /** The first lines as text, for people. */
  lines: readonly (readonly [string, string])[]
  names: readonly string[]
  /** True for columns of numbers. */
  numbers: readonly boolean[]
  cells(row: Row): readonly string[]
}

type Rows<Row> = AsyncIterable<readonly Row[]>

interface TableFormat {
  type: string
  ending: string
  write<Row>(table: WrittenTable<Row>, rows: Rows<Row>): AsyncIterable<string | Buffer>
}

const CSV = 'text/csv; charset=utf-8'

async function* csvBelow<Row>(above: string, { names, cells }: WrittenTable<Row>, rows: Rows<Row>) {
  yield BYTE_ORDER_MARK + above + csvLine(names)
  for await (const piece of rows) yield piece.map((row) => csvLine(cells(row))).join('')
}

async function* cellsOf<Row>({ names, numbers, cells }: WrittenTable<Row>, rows: Rows<Row>) {
  yield names
  const cellOf = (text: string, at: number): Cell => (numbers[at] ? { number: text } : text)
  for await (const piece of rows) for (const row of piece) yield cells(row).map(cellOf)
}

async function* writeJson<Row>({ about }: WrittenTable<Row>, rows: Rows<Row>) {
  let before = `{"about":${JSON.stringify(about)},"content":[`
  for await (const piece of rows) {
    if (piece.length === 0) continue
    yield `${before}\n${piece.map((row) => JSON.stringify(row)).join(',\n')}`
    before = ','
  }
  yield before === ',' ? '\n]}\n' : `${before}]}\n`
}

/** The file formats of a table: CSV with or without its first lines, a workbook, or JSON. */
export const TABLE_FILES: Readonly<Record<'csv' | 'csv-plain' | 'xlsx' | 'json', TableFormat>> = {
  csv: {
    type: CSV,
    ending: 'csv',
    write: (table, rows) => csvBelow(table.lines.map(csvLine).join('') + csvLine([]), table, rows),
  },
  'csv-plain': { type: CSV, ending: 'csv', write: (table, rows) => csvBelow('', table, rows) },
  xlsx: {
    type: WORKBOOK,
    ending: 'xlsx',
    write: (table, rows) =>
      writeWorkbook([
        { name: table.title, rows: cellsOf(table, rows) },
        { name: sayFiles('about'), rows: Readable.from(table.lines) },
      ]),
  },
  json: { type: 'application/json; charset=utf-8', ending: 'json', write: writeJson },
}
