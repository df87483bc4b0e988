import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { writeWorkbook, type Cell } from '../../files/workbook.ts'
import type { Row } from '../../store/generated/database.ts'
import type { Trx } from '../../store/tenant.ts'
import { FORMATS } from '../formats.ts'

type Finished = Pick<Row<'reports'>, 'org_id' | 'environment' | 'id' | 'format'> & { pieces: number }

/** The bytes of a workbook stored per piece. */
const PIECE = 196_608

/** Returns the bytes of a piece; a workbook's are stored as Base64. */
export const bytesOf = (content: string, format: Row<'reports'>['format']): Buffer =>
  Buffer.from(content, format === 'XLSX' ? 'base64' : 'utf8')

async function* contentsOf(trx: Trx, { org_id, id, pieces }: Finished) {
  for (let place = 0; place < pieces; place += 1) {
    const { content } = await trx
      .selectFrom('report_pieces')
      .select('content')
      .where('org_id', '=', org_id)
      .where('report_id', '=', id)
      .where('place', '=', place)
      .executeTakeFirstOrThrow()
    yield content
  }
}

async function* rowsOf(trx: Trx, report: Finished) {
  for await (const content of contentsOf(trx, report))
    for (const line of content.split('\n')) if (line !== '') yield JSON.parse(line) as readonly Cell[]
}

/** Replaces a report's rows with the packed workbook, so that every download has the same bytes. */
const packWorkbook = async (trx: Trx, report: Finished): Promise<number> => {
  const { org_id, environment, id } = report
  let made = 0
  let waiting: Buffer[] = []
  const write = async () => {
    const content = Buffer.concat(waiting).toString('base64')
    const piece = { org_id, environment, report_id: id, place: -1 - made, content }
    await trx.insertInto('report_pieces').values(piece).execute()
    made += 1
    waiting = []
  }
  for await (const bytes of writeWorkbook([{ name: 'Report', rows: rowsOf(trx, report) }])) {
    waiting.push(bytes)
    if (waiting.reduce((size, part) => size + part.length, 0) >= PIECE) await write()
  }
  if (waiting.length > 0) await write()
  // New pieces have negative places, before the rows, until all rows are read.
  const own = sql`org_id = ${org_id} and report_id = ${id}`
  await sql`delete from report_pieces where ${own} and place >= 0`.execute(trx)
  await sql`update report_pieces set place = -1 - place where ${own}`.execute(trx)
  return made
}

/** Stores the size and SHA-256 of a finished report's file, so that readers can check it (TRU-433). */
export const sumUp = async (
  trx: Trx,
  report: Finished,
): Promise<{ pieces: number; size: number; checksum: string }> => {
  const { format } = report
  const pieces = format === 'XLSX' ? await packWorkbook(trx, report) : report.pieces
  const mark = Buffer.from(FORMATS[format].mark)
  const hash = createHash('sha256').update(mark)
  let size = mark.length
  for await (const content of contentsOf(trx, { ...report, pieces })) {
    const bytes = bytesOf(content, format)
    hash.update(bytes)
    size += bytes.length
  }
  return { pieces, size, checksum: hash.digest('hex') }
}
