import { Readable } from 'node:stream'
import type { PaymentRow as Row } from '#definition/generated/wire-entities.ts'
import type { Request } from '#definition/wire.ts'
import type { About } from './about.ts'
import { WORKBOOK, writeWorkbook, type Cell } from '../../files/workbook.ts'
import { cellsOf, columnNames, csvHead, csvNames, csvRows, linesAbout } from './csv.ts'
import type { LabelledPayment } from './labels.ts'
import { sayFiles } from '#values/generated/say-files.ts'

type Chunks = AsyncIterable<readonly Row[]>

async function* writeCsv(about: About, chunks: Chunks, message: LabelledPayment) {
  yield csvHead(about, message)
  for await (const rows of chunks) yield csvRows(rows, message)
}

async function* writePlainCsv(_about: About, chunks: Chunks, message: LabelledPayment) {
  yield csvNames()
  for await (const rows of chunks) yield csvRows(rows, message)
}

async function* cellsOfAll(chunks: Chunks, message: LabelledPayment): AsyncGenerator<readonly Cell[]> {
  yield columnNames()
  for await (const rows of chunks) for (const row of rows) yield cellsOf(row, message)
}

const writeSheets = (about: About, chunks: Chunks, message: LabelledPayment) =>
  writeWorkbook([
    { name: sayFiles('payments'), rows: cellsOfAll(chunks, message) },
    { name: sayFiles('about'), rows: Readable.from(linesAbout(about, message)) },
  ])

async function* writeJson(about: About, chunks: Chunks) {
  let before = `{"about":${JSON.stringify(about)},"content":[`
  for await (const rows of chunks) {
    if (rows.length === 0) continue
    yield `${before}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`
    before = ','
  }
  yield before === ',' ? '\n]}\n' : `${before}]}\n`
}

export interface Format {
  type: string
  ending: string
  write(about: About, chunks: Chunks, message: LabelledPayment): AsyncIterable<string | Buffer>
}

export const FORMATS: Record<Request<'payments.download'>['format'], Format> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv', write: writeCsv },
  'csv-plain': { type: 'text/csv; charset=utf-8', ending: 'csv', write: writePlainCsv },
  xlsx: { type: WORKBOOK, ending: 'xlsx', write: writeSheets },
  json: { type: 'application/json; charset=utf-8', ending: 'json', write: writeJson },
}
