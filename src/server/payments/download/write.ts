import type { PaymentRow as Row } from '#definition/generated/wire-entities.ts'
import type { About } from './about.ts'
import { csvHead, csvRows } from './csv.ts'
import type { Said } from './labels.ts'

type Chunks = AsyncIterable<readonly Row[]>

async function* writeCsv(about: About, chunks: Chunks, said: Said) {
  yield csvHead(about, said)
  for await (const rows of chunks) yield csvRows(rows, said)
}

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
  write(about: About, chunks: Chunks, said: Said): AsyncIterable<string>
}

export const FORMATS: Record<'csv' | 'json', Format> = {
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
  json: { type: 'application/json; charset=utf-8', write: writeJson },
}
